// What real API servers send, and stand-ins did not: seen in the answers of one.

import { describe, expect, it } from '@jest/globals'
import { decodeClusterObjects } from '../../../src/model/kubernetes/clusters/clusters.ts'
import { detectErrors } from '../../../src/model/kubernetes/errors/detectErrors.ts'
import type { KubeObjects } from '../../../src/model/kubernetes/kubernetesObjects.ts'
import { podStatusOf } from '../../../src/model/kubernetes/pods/podStatus.ts'
import { soundRecord } from '../../../src/model/kubernetes/soundValues.ts'

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
    expect(soundRecord(given, 'custom')).toEqual(expected)
  })

  it('leaves objects without one as they are', () => {
    const status = { conditions: [{ type: 'Ready', lastTransitionTime: '2026-11-27T09:00:00Z' }] }
    expect(soundRecord(status, 'builtIn')).toBe(status)
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

const one = { metadata: { name: 'a' } }
const batch = { ...one, kind: 'CronJob' }
const gateway = { ...one, kind: 'Gateway', apiVersion: 'gateway.networking.k8s.io/v1beta1' }
const cases: readonly (readonly [string, string, readonly object[], string, number, boolean])[] = [
  ['an older version', 'customresources', [batch], 'batch/v1/cronjobs', 404, false],
  ['a list, and another version', 'cronjobs', [one], 'batch/v1beta1/cronjobs', 404, false],
  ['an empty list, and another version', 'cronjobs', [], 'batch/v1beta1/cronjobs', 404, false],
  ['a namespace', 'cronjobs', [], 'batch/v1beta1/namespaces/shop/cronjobs', 404, false],
  ['a former group', 'ingresses', [one], 'extensions/v1beta1/ingresses', 404, false],
  [
    'a custom one',
    'customresources',
    [gateway],
    'gateway.networking.k8s.io/v1/gateways',
    404,
    false,
  ],
  ['nothing of it', 'jobs', [one], 'batch/v1/cronjobs', 404, true],
  ['no custom one', 'customresources', [], 'gateway.networking.k8s.io/v1/gateways', 404, true],
  ['another group', 'customresources', [gateway], 'larkspur.example/v1/gateways', 404, true],
  ['the name of a known kind', 'services', [one], 'serving.knative.dev/v1/services', 404, true],
  ['a former group alone', 'jobs', [one], 'extensions/v1beta1/ingresses', 404, true],
  ['a group of that time', 'jobs', [one], 'extensions/v1beta1/podsecuritypolicies', 404, true],
  ['a refusal', 'customresources', [batch], 'batch/v1/cronjobs', 403, true],
  ['a failure', 'cronjobs', [one], 'batch/v1beta1/cronjobs', 500, true],
]

it.each(cases)(
  'names as missing only kinds of which nothing was read: %s, with %s %j',
  (_, type, resources, path, statusCode, isNamed) => {
    const error = { errorType: 'E', resourcePath: `/apis/${path}`, statusCode }
    const cluster = { name: 'real' }
    const [part] = decodeClusterObjects({
      items: [{ cluster, resources: [{ type, resources }], podMetrics: [], errors: [error] }],
    })
    expect(part?.errors).toEqual(isNamed ? [error] : [])
  },
)
