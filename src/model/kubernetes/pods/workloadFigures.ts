// What the pods of a workload have together.

import { namespaceOf, type KubePod } from '../kubernetesObjects.ts'
import type { PodMetrics } from './podMetrics.ts'
import { podStatusOf } from './podStatus.ts'

export interface WorkloadFigures {
  readonly restarts: number
  /** Cores in use; null where no pod has a measurement. */
  readonly cpu: number | null
  /** Bytes in use. */
  readonly memory: number | null
}

const sum = (all: readonly number[]): number => all.reduce((whole, one) => whole + one, 0)

/** `metrics` by `namespace/name`, as a cluster's panel has them. */
export function workloadFigures(
  pods: readonly KubePod[],
  metrics: ReadonlyMap<string, PodMetrics>,
): WorkloadFigures {
  const measured = pods.flatMap(
    (pod) => metrics.get(`${namespaceOf(pod)}/${pod.metadata.name}`) ?? [],
  )
  const used = (of: 'cpu' | 'memory'): number | null => {
    const known = measured.flatMap((one) => one[of].currentUsage ?? [])
    return known.length === 0 ? null : sum(known)
  }
  return {
    restarts: sum(pods.map((pod) => podStatusOf(pod).restarts)),
    cpu: used('cpu'),
    memory: used('memory'),
  }
}
