// What the pods of a workload have together: restarts and use.

import { expect, it } from '@jest/globals'
import type { KubePod } from '../../../src/model/kubernetes/kubernetesObjects.ts'
import type { PodMetrics } from '../../../src/model/kubernetes/pods/podMetrics.ts'
import { workloadFigures } from '../../../src/model/kubernetes/pods/workloadFigures.ts'

const pod = (name: string, restartCount?: number): KubePod =>
  ({
    kind: 'Pod',
    metadata: { name, namespace: 'shop' },
    spec: { containers: [{ name: 'app' }] },
    status: {
      phase: 'Running',
      containerStatuses: [{ name: 'app', ready: true, restartCount, state: { running: {} } }],
    },
  }) as unknown as KubePod

const usage = (currentUsage: number | null) => ({
  currentUsage,
  requestTotal: null,
  limitTotal: null,
})

const metricsOf = (
  all: Readonly<Record<string, readonly [cpu: number | null, memory: number | null]>>,
): ReadonlyMap<string, PodMetrics> =>
  new Map(
    Object.entries(all).map(([name, [cpu, memory]]) => [
      `shop/${name}`,
      { name, namespace: 'shop', cpu: usage(cpu), memory: usage(memory), containers: [] },
    ]),
  )

const none = metricsOf({})

it.each<[string, readonly KubePod[], ReadonlyMap<string, PodMetrics>, readonly unknown[]]>([
  ['no pods', [], none, [0, null, null]],
  ['pods without measurements', [pod('a', 1), pod('b', 2)], none, [3, null, null]],
  [
    'measured pods',
    [pod('a', 0), pod('b')],
    metricsOf({ a: [0.5, 100], b: [0.25, 20] }),
    [0, 0.75, 120],
  ],
  ['pods of which one is measured', [pod('a'), pod('b')], metricsOf({ b: [0, 7] }), [0, 0, 7]],
  ['a server that does not say one of them', [pod('a')], metricsOf({ a: [null, 9] }), [0, null, 9]],
  ['measurements of other pods', [pod('a')], metricsOf({ c: [1, 1] }), [0, null, null]],
])('%s', (_what, pods, metrics, figures) => {
  expect(Object.values(workloadFigures(pods, metrics))).toEqual(figures)
})
