// Where the common answer of all clusters is late, asks each cluster by itself, so that one that hangs hides no other.

import { all, call, delay, put, race, select, type SagaGenerator } from 'typed-redux-saga'
import { permissionsApi } from '../../../features/entities/permissionsApi.ts'
import { kubernetesApi } from '../../../features/kubernetes/kubernetesApi.ts'
import {
  clusterAnswered,
  clustersLate,
  selectPolling,
} from '../../../features/kubernetes/kubernetesPollingSlice.ts'
import { refOf, type Entity } from '../../../model/entities/entity.ts'
import type { Decision } from '../../../model/entities/permissions/permission.ts'
import { toFailure } from '../../../model/failure.ts'
import { mayBeIn, silentPart } from '../../../model/kubernetes/clusters/clusterLists.ts'
import type { Cluster, ClusterObjects } from '../../../model/kubernetes/clusters/clusters.ts'
import { kubernetesPermissions } from '../../../model/kubernetes/kubernetesPermissions.ts'
import { readAtOf } from '../../../model/kubernetes/kubernetesPolling.ts'
import { mergeCluster } from '../../../model/kubernetes/mergeObjects.ts'
import { request } from '../../kit/request.ts'
import { service } from '../../kit/service.ts'

/** Milliseconds after which the common answer is late. */
const lateAfter = 3_000
/** Milliseconds for a single cluster; the common request ends soon after. */
const longest = 25_000

/** Until the other side of a race has ended. */
export const forever = () => new Promise<never>(() => undefined)

/** None if the user may not use the proxy, or that is not known. */
function* clustersToAsk(entity: Entity, userEntityRef: string): SagaGenerator<readonly Cluster[]> {
  const permission = kubernetesPermissions.proxy
  const { clusters } = kubernetesApi.endpoints
  const { initiate } = permissionsApi.endpoints.permission
  try {
    const known = yield* call(request<readonly Cluster[]>, clusters.initiate(undefined))
    const decision = yield* call(request<Decision>, initiate({ permission, userEntityRef }))
    return decision === 'denied' ? [] : known.filter((cluster) => mayBeIn(entity, cluster))
  } catch {
    // The common answer may still come.
    return []
  }
}

/** Tens of thousands of pods take their time, and only the common answer is read by a worker. */
function* isLarge(entity: Entity): SagaGenerator<boolean> {
  const { select: selectObjects } = kubernetesApi.endpoints.kubernetesObjects
  const { data = [] } = yield* select(selectObjects({ entity }))
  return data.some(({ whole }) => whole !== undefined)
}

/** Adds the answer to what is on the page. */
function* takeUp(
  entity: Entity,
  part: ClusterObjects,
  order: readonly string[],
): SagaGenerator<void> {
  const polling = yield* select(selectPolling)
  const { select: selectObjects } = kubernetesApi.endpoints.kubernetesObjects
  const { data } = yield* select(selectObjects({ entity }))
  const value = mergeCluster(data, part, { at: readAtOf(polling), order })
  const entry = { endpointName: 'kubernetesObjects', arg: { entity }, value } as const
  yield* put(kubernetesApi.util.upsertQueryEntries([entry]))
}

function* askOne(entity: Entity, cluster: Cluster, order: readonly string[]): SagaGenerator<void> {
  const asked = kubernetesApi.endpoints.clusterObjects.initiate(
    { entity, cluster: cluster.name },
    { forceRefetch: true },
  )
  try {
    const { part } = yield* race({
      part: call(request<ClusterObjects>, asked),
      isSilent: delay(longest),
    })
    const silent = () => silentPart(cluster, `No answer within ${String(longest / 1_000)} seconds`)
    yield* call(takeUp, entity, part ?? silent(), order)
  } catch (thrown) {
    yield* call(takeUp, entity, silentPart(cluster, toFailure(thrown).message), order)
  }
  yield* put(clusterAnswered({ entityRef: refOf(entity), cluster: cluster.name }))
}

/** Ends once all clusters have answered, or have taken too long; never where asking apart brings nothing. */
export function* askApart(entity: Entity, userEntityRef: string): SagaGenerator<void> {
  yield* delay(lateAfter)
  const clusters = yield* call(clustersToAsk, entity, userEntityRef)
  if (clusters.length < 2 || (yield* call(isLarge, entity))) yield* call(forever)
  const since = (yield* service('clock')).now() - lateAfter
  const waiting = clusters.map(({ name }) => name)
  yield* put(clustersLate({ entityRef: refOf(entity), since, waiting }))
  yield* all(clusters.map((cluster) => call(askOne, entity, cluster, waiting)))
}
