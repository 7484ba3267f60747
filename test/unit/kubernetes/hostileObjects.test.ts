// Objects of clusters in which values are of other kinds than Kubernetes' API says: each is read, and no other is lost.

import { describe, expect, it } from '@jest/globals'
import { decodeClusterObjects } from '../../../src/model/kubernetes/clusters/clusters.ts'
import { detectErrors } from '../../../src/model/kubernetes/errors/detectErrors.ts'
import { textsOf } from '../../../src/model/kubernetes/objectTexts.ts'
import { podStatusOf } from '../../../src/model/kubernetes/pods/podStatus.ts'
import { soundRecord } from '../../../src/model/kubernetes/soundValues.ts'
import { summaryOf } from '../../../src/model/kubernetes/summary.ts'
import { keysOf } from '../../../src/model/typedKeys.ts'
import { hostilePage } from '../../support/hostileAnswers.ts'

const now = Date.parse('2026-11-24T08:00:00Z')

const answerOf = (seed: number): unknown => {
  const { answers } = hostilePage('clusters', 50, seed)
  const services = answers.find(({ url }) => url.test('/api/kubernetes/services/x'))
  return JSON.parse(services?.body ?? '')
}

it.each(Array.from({ length: 40 }, (_, index) => index + 1))(
  'gives texts, a summary and errors for the objects of seed %i',
  (seed) => {
    const clusters = decodeClusterObjects(answerOf(seed))
    for (const { objects } of clusters) {
      const shown = [
        ...keysOf(objects).flatMap((type) => objects[type].flatMap((one) => textsOf(one, type))),
        ...objects.pods.map((pod) => podStatusOf(pod).reason),
        ...detectErrors(objects, now).map(({ message }) => message),
      ]
      expect(shown.filter((text) => typeof text !== 'string')).toEqual([])
    }
    const { pods } = summaryOf(clusters, now)
    expect(pods).toBeGreaterThan(0)
  },
)

describe('a value of another kind', () => {
  it.each([
    [{ ports: [null, 7, { port: 80 }] }, { ports: [{ port: 80 }] }],
    [{ ports: { port: 80 } }, {}],
    [{ conditions: [{ type: {}, status: 'True' }] }, { conditions: [{ status: 'True' }] }],
    [{ replicas: '3', readyReplicas: 2 }, { readyReplicas: 2 }],
    [{ template: { spec: { containers: 'app' } } }, { template: { spec: {} } }],
    [
      { resources: { requests: { cpu: 2, memory: {} } } },
      { resources: { requests: { cpu: '2' } } },
    ],
    [{ accessModes: [null, 'ReadOnce'] }, { accessModes: ['ReadOnce'] }],
    [
      { startTime: 7, finalizers: 'none' },
      { startTime: '7', finalizers: 'none' },
    ],
  ])('of %j is left out, or read as text', (given, expected) => {
    expect(soundRecord(given, 'builtIn')).toEqual(expected)
  })

  it('is left out of a known kind of an older version, which comes as a custom resource', () => {
    const scaler = { kind: 'HorizontalPodAutoscaler', apiVersion: 'autoscaling/v2beta2' }
    const resource = { ...scaler, metadata: { name: 'a' }, spec: { scaleTargetRef: 'web' } }
    const [part] = decodeClusterObjects({
      items: [
        { cluster: { name: 'c' }, resources: [{ type: 'customresources', resources: [resource] }] },
      ],
    })
    expect(part?.objects.horizontalpodautoscalers.map(({ spec }) => spec)).toEqual([{}])
  })

  it('is kept in custom resources, whose names have meanings of their own', () => {
    const status = { state: 'Synced', replicas: 'three', type: { name: 'a' }, ports: 'all' }
    expect(soundRecord(status, 'custom')).toBe(status)
  })
})
