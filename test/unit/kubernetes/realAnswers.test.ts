// What real API servers send, and stand-ins did not: seen in the answers of one.

import { describe, expect, it } from '@jest/globals'
import { decodeClusterObjects } from '../../../src/model/kubernetes/clusters/clusters.ts'
import { detectErrors } from '../../../src/model/kubernetes/errors/detectErrors.ts'
import type { KubeObjects } from '../../../src/model/kubernetes/kubernetesObjects.ts'
import { podStatusOf } from '../../../src/model/kubernetes/pods/podStatus.ts'
import { withoutUnsetTimes } from '../../../src/model/kubernetes/unsetTimes.ts'

function decoded(type: string, ...resources: readonly object[]): KubeObjects {
  const cluster = { name: 'real' }
  const [found] = decodeClusterObjects({
    items: [{ cluster, resources: [{ type, resources }], podMetrics: [], errors: [] }],
  })
  if (!found) throw new Error('none')
  return found.objects
}

describe('a time that is not set', () => {
  it.each([
    [{ startedAt: null }, {}],
    [{ running: { startedAt: null } }, { running: {} }],
    [{ list: [{ lastTransitionTime: null, a: 1 }] }, { list: [{ a: 1 }] }],
    [{ creationTimestamp: null, deletionTimestamp: null, name: null }, { name: null }],
    [{ finishedAt: '2026-11-27T09:00:00Z' }, { finishedAt: '2026-11-27T09:00:00Z' }],
    [
      { at: null, time: null },
      { at: null, time: null },
    ],
  ])('of %j is left out, and nothing else', (given, expected) => {
    expect(withoutUnsetTimes(given)).toEqual(expected)
  })

  it('leaves objects without one as they are', () => {
    const status = { conditions: [{ type: 'Ready', lastTransitionTime: '2026-11-27T09:00:00Z' }] }
    expect(withoutUnsetTimes(status)).toBe(status)
  })

  it('makes no pod deleted, and no restart one of 1970', () => {
    const container = { name: 'app', ready: true, restartCount: 2, image: 'a', imageID: '' }
    const { pods } = decoded('pods', {
      metadata: { name: 'p', creationTimestamp: null, deletionTimestamp: null },
      spec: { containers: [{ name: 'app' }] },
      status: {
        phase: 'Running',
        containerStatuses: [
          {
            ...container,
            state: { running: { startedAt: null } },
            lastState: { terminated: { exitCode: 1, startedAt: null, finishedAt: null } },
          },
        ],
      },
    })
    const [pod] = pods
    expect(pod && podStatusOf(pod)).toMatchObject({ reason: 'Running', lastRestart: null })
    const errors = detectErrors(decoded('pods', ...pods), Date.parse('2026-11-27T10:00:00Z'))
    expect(errors).toMatchObject([{ message: 'container=app restarted 2 times' }])
    expect(errors[0]).not.toHaveProperty('at')
    expect(errors[0]).not.toHaveProperty('isPast')
  })
})

it.each([
  ['CronJob', 'batch/v1beta1', 'cronjobs'],
  ['CronJob', 'batch/v2alpha1', 'cronjobs'],
  ['CronJob', undefined, 'cronjobs'],
  ['HorizontalPodAutoscaler', undefined, 'horizontalpodautoscalers'],
  ['Cache', undefined, 'customresources'],
  ['HorizontalPodAutoscaler', 'autoscaling/v2beta2', 'horizontalpodautoscalers'],
  ['Ingress', 'networking.k8s.io/v1beta1', 'ingresses'],
  ['CronJob', 'larkspur.example/v1', 'customresources'],
  ['Service', 'serving.knative.dev/v1', 'customresources'],
  ['Service', 'v1', 'services'],
  ['Cache', 'larkspur.example/v1', 'customresources'],
  ['CustomResource', 'larkspur.example/v1', 'customresources'],
] as const)('a custom resource that is a %s of %s is shown among %s', (kind, apiVersion, type) => {
  const objects = decoded('customresources', { kind, apiVersion, metadata: { name: 'one' } })
  expect(objects[type].map(({ metadata }) => metadata.name)).toEqual(['one'])
})
