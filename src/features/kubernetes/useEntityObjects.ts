import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { type Entity, entityRefOf } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { countsOf, type ClusterCounts } from '../../model/kubernetes/clusters/clusterCounts.ts'
import type { ClusterObjects } from '../../model/kubernetes/clusters/clusters.ts'
import type { DetectedError } from '../../model/kubernetes/errors/detectedError.ts'
import { detectErrors } from '../../model/kubernetes/errors/detectErrors.ts'
import {
  lateOf,
  readAtOf,
  type KubernetesPollingState,
} from '../../model/kubernetes/kubernetesPolling.ts'
import { kubernetesApi } from './kubernetesApi.ts'
import { selectPolling } from './kubernetesPollingSlice.ts'

export interface ClusterWithErrors extends ClusterObjects {
  readonly detected: readonly DetectedError[]
  readonly counts: ClusterCounts
}

export interface EntityObjects {
  readonly polling: KubernetesPollingState
  /** Undefined until the clusters have answered once. */
  readonly clusters: readonly ClusterWithErrors[] | undefined
}

const { useQueryState, useQuerySubscription } = kubernetesApi.endpoints.kubernetesObjects

/** The objects of an entity, which the process asks for; keeps them while they are shown. */
export function useEntityObjects(entity: Entity): EntityObjects {
  const state = useSelector(selectPolling)
  const isMine =
    state.status !== 'idle' && state.entityRef === stringifyEntityRef(entityRefOf(entity))
  const polling: KubernetesPollingState = isMine ? state : { status: 'idle' }
  const { data } = useQueryState({ entity })
  useQuerySubscription({ entity }, { skip: data === undefined || !isMine })
  const at = readAtOf(polling) ?? lateOf(polling)?.since ?? null
  const clusters = useMemo(
    () =>
      data?.map((cluster): ClusterWithErrors => {
        const detected = cluster.detected ?? detectErrors(cluster.objects, at ?? 0)
        return { ...cluster, detected, counts: countsOf(cluster, detected) }
      }),
    [data, at],
  )
  return { polling, clusters }
}
