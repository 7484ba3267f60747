// Where the lines of a log come from: containers of a pod, or of all pods of a workload.

import { call, select, type SagaGenerator } from 'typed-redux-saga'
import { catalogApi } from '../../../features/entities/catalogApi.ts'
import { kubernetesApi } from '../../../features/kubernetes/kubernetesApi.ts'
import { selectPolling } from '../../../features/kubernetes/kubernetesPollingSlice.ts'
import type { Entity } from '../../../model/entities/entity.ts'
import type { ClusterObjects } from '../../../model/kubernetes/clusters/clusters.ts'
import { findObject } from '../../../model/kubernetes/findObject.ts'
import {
  idOf,
  type KubeObjects,
  type KubePod,
} from '../../../model/kubernetes/kubernetesObjects.ts'
import { allContainers } from '../../../model/kubernetes/kubernetesPlace.ts'
import { containersOf } from '../../../model/kubernetes/pods/podContainers.ts'
import type { LogSource, LogTarget } from '../../../model/kubernetes/pods/podLog.ts'
import { podsByOwner } from '../../../model/kubernetes/workloads/workloads.ts'
import { request } from '../../kit/request.ts'

/** The answers of the clusters about the entity on the page; undefined while nobody knows them. */
export function* clustersShown(): SagaGenerator<readonly ClusterObjects[] | undefined> {
  const polling = yield* select(selectPolling)
  if (polling.status === 'idle') return undefined
  const asked = catalogApi.endpoints.entityByRef.initiate(polling.entityRef)
  const entity = yield* call(request<Entity>, asked)
  const { select: selectObjects } = kubernetesApi.endpoints.kubernetesObjects
  return (yield* select(selectObjects({ entity }))).data
}

/** The objects in the target's cluster; undefined while nobody knows them. */
export function* objectsOf({ object }: LogTarget): SagaGenerator<KubeObjects | undefined> {
  const clusters = yield* call(clustersShown)
  return clusters?.find(({ cluster }) => cluster.name === object.cluster)?.objects
}

function podsOf(objects: KubeObjects, { object }: LogTarget): readonly KubePod[] {
  const found = findObject(objects, object)
  if (!found) return []
  return found.kind === 'Pod' ? [found as KubePod] : (podsByOwner(objects).get(idOf(found)) ?? [])
}

const namesOf = (pod: KubePod, wanted: string): readonly string[] =>
  wanted === allContainers ? containersOf(pod).map(({ container }) => container.name) : [wanted]

export const sourcesOf = (objects: KubeObjects, target: LogTarget): readonly LogSource[] =>
  podsOf(objects, target).flatMap((pod) =>
    namesOf(pod, target.container).map((container) => ({
      pod: pod.metadata.name,
      container,
    })),
  )
