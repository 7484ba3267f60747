// What every part of a cluster's panel needs.

import { createContext, useContext } from 'react'
import type { Cluster } from '../../../model/kubernetes/clusters/clusters.ts'
import type { KubeObjectType } from '../../../model/kubernetes/kubernetesObjects.ts'
import type { PodMetrics } from '../../../model/kubernetes/pods/podMetrics.ts'

interface ShownCluster {
  readonly cluster: Cluster
  /** Ids of objects with errors. */
  readonly faulty: ReadonlySet<string>
  /** Types whose objects are of an earlier answer. */
  readonly stale: readonly KubeObjectType[]
  /** By `namespace/name`. */
  readonly metrics: ReadonlyMap<string, PodMetrics>
}

export const ClusterContext = createContext<ShownCluster | null>(null)

/** Throws outside of a cluster's panel. */
export function useCluster(): ShownCluster {
  const shown = useContext(ClusterContext)
  if (!shown) throw new Error('A part of a cluster was used outside of its panel')
  return shown
}
