// One round of the page of clusters: permissions, the entities, then what runs of them, ten at a time.

import { all, call, delay, put, race, select, type SagaGenerator } from 'typed-redux-saga'
import { entitiesApi } from '../../../features/entities/entitiesApi.ts'
import { kubernetesApi } from '../../../features/kubernetes/kubernetesApi.ts'
import {
  entitiesFound,
  entityAnswered,
  overviewFailed,
  overviewLeft,
  roundEnded,
  selectOverview,
} from '../../../features/kubernetes/overview/clusterOverviewSlice.ts'
import { selectIdentity } from '../../../features/session/sessionSlice.ts'
import type { EntityPage } from '../../../model/entities/answers.ts'
import { displayName, refOf, type Entity } from '../../../model/entities/entity.ts'
import { batches } from '../../../model/entities/refChunks.ts'
import { FailureError, toFailure, type Failure } from '../../../model/failure.ts'
import { selectorOf } from '../../../model/kubernetes/annotations.ts'
import type { Cluster, ClusterObjects } from '../../../model/kubernetes/clusters/clusters.ts'
import type {
  EntityAnswer,
  OpenOverview,
} from '../../../model/kubernetes/overview/clusterOverview.ts'
import { healthOf } from '../../../model/kubernetes/overview/entityHealth.ts'
import { ownedTargets } from '../../../model/kubernetes/overview/ownedTargets.ts'
import { entitiesAtOnce } from '../../../model/plugins/attention.ts'
import { filterOfHeld } from '../../kit/filterOfHeld.ts'
import { request } from '../../kit/request.ts'
import { service } from '../../kit/service.ts'
import { isPermitted } from './askForObjects.ts'

/** Milliseconds after which an entity is left out of the round: a cluster hangs. */
const longest = 25_000

const silent: Failure = {
  kind: 'timeout',
  name: 'TimeoutError',
  message: `No answer within ${String(longest / 1_000)} seconds`,
}

/** Seconds for which an answer will do for the first round: somebody comes back from an entity's tab. */
const freshFor = 30

function* askAbout(entity: Entity): SagaGenerator<EntityAnswer> {
  const { status } = yield* select(selectOverview)
  const forceRefetch = status === 'loading' ? freshFor : true
  const { initiate } = kubernetesApi.endpoints.kubernetesObjects
  try {
    const { clusters } = yield* race({
      clusters: call(request<readonly ClusterObjects[]>, initiate({ entity }, { forceRefetch })),
      isSilent: delay(longest),
    })
    if (!clusters) return { status: 'failed', failure: silent }
    const at = (yield* service('clock')).now()
    return { status: 'answered', at, clusters: healthOf(clusters, at) }
  } catch (thrown) {
    return { status: 'failed', failure: toFailure(thrown) }
  }
}

function* askAndTell(entity: Entity): SagaGenerator<EntityAnswer> {
  const answer = yield* call(askAbout, entity)
  yield* put(entityAnswered({ entityRef: refOf(entity), answer }))
  return answer
}

/** Throws a `Failure` if the clusters could be asked about none of them. */
function* askAboutAll(entities: readonly Entity[]): SagaGenerator<void> {
  const answers: EntityAnswer[] = []
  for (const some of batches(entities, { sizeOf: () => 1, longest: entitiesAtOnce }))
    answers.push(...(yield* all(some.map((entity) => call(askAndTell, entity)))))
  const [first] = answers
  if (first?.status === 'failed' && answers.every(({ status }) => status === 'failed'))
    throw new FailureError(first.failure)
}

/** Those that a cluster may run, and how many there are. */
function* findEntities(target: OpenOverview, owners: readonly string[]): SagaGenerator<EntityPage> {
  const query = ownedTargets(yield* call(filterOfHeld, target, owners), target.most)
  const { items, ...page } = yield* call(
    request<EntityPage>,
    entitiesApi.endpoints.entityPage.initiate(query),
  )
  // An empty annotation selects nothing.
  return { ...page, items: items.filter((entity) => selectorOf(entity) !== undefined) }
}

export function* askForOwned(): SagaGenerator<void> {
  const state = yield* select(selectOverview)
  const identity = yield* select(selectIdentity)
  if (state.status === 'idle' || !identity) return
  const { userEntityRef, ownershipEntityRefs } = identity
  try {
    if (!(yield* call(isPermitted, userEntityRef))) {
      yield* put(overviewLeft())
      return
    }
    const { clusters } = kubernetesApi.endpoints
    const known = yield* call(request<readonly Cluster[]>, clusters.initiate(undefined))
    const { items, total = items.length } = yield* call(findEntities, state, ownershipEntityRefs)
    const entities = items.map((entity) => ({
      entityRef: refOf(entity),
      title: displayName(entity),
    }))
    yield* put(entitiesFound({ entities, total }))
    if (known.length > 0) yield* call(askAboutAll, items)
    yield* put(roundEnded({ at: (yield* service('clock')).now() }))
  } catch (thrown) {
    yield* put(overviewFailed({ failure: toFailure(thrown) }))
  }
}
