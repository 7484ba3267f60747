// Lives as long as the page. Loads the entities of the graph in the URL, one request per level, and
// stops when the page is left. `wantedRefs` says which are missing.

import { call, put, race, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { entitiesApi } from '../../features/entities/entitiesApi.ts'
import {
  batchQuery,
  entitiesOf,
  selectBatches,
  type Batch,
} from '../../features/graph/graphEntitiesApi.ts'
import {
  batchLoaded,
  graphCompleted,
  graphLeft,
  graphOpened,
  loadingFailed,
  loadingRetried,
  nodeExpanded,
  selectGraph,
} from '../../features/graph/graphSlice.ts'
import { askAgainDue } from '../../features/recovery/askAgainApi.ts'
import { selectIdentity, signedOut, signInSucceeded } from '../../features/session/sessionSlice.ts'
import { navigated, selectLocation } from '../../features/shell/locationSlice.ts'
import { toFailure } from '../../model/failure.ts'
import { wantedRefs } from '../../model/graph/entityGraph.ts'
import { isSameScope, parseGraphQuery, scopeOf } from '../../model/graph/graphQuery.ts'
import { isCatalogGraphPath } from '../../model/paths.ts'
import { request } from '../kit/request.ts'

/** The URL says which graph is open; its other parameters only affect drawing. */
function* followLocation(): SagaGenerator<void> {
  const { pathname, search } = yield* select(selectLocation)
  const graph = yield* select(selectGraph)
  const scope = scopeOf(parseGraphQuery(search))
  const isSignedIn = (yield* select(selectIdentity)) !== null
  const isOpen = isSignedIn && isCatalogGraphPath(pathname) && scope.roots.length > 0
  if (!isOpen && graph.status !== 'idle') yield* put(graphLeft())
  if (isOpen && (graph.status === 'idle' || !isSameScope(graph.scope, scope)))
    yield* put(graphOpened(scope))
}

/** Loads one level in one request; the graph is complete when nothing is wanted. */
function* loadLevel(): SagaGenerator<void> {
  const graph = yield* select(selectGraph)
  if (graph.status !== 'loading') return
  const { scope, batches, expansions } = graph
  const answers = yield* select(selectBatches, batches)
  const refs = wantedRefs(scope, expansions, entitiesOf(batches, answers))
  if (refs.length === 0) {
    yield* put(graphCompleted({ scope }))
    return
  }
  try {
    const byRefs = entitiesApi.endpoints.entitiesByRefs
    yield* call(request<Batch>, byRefs.initiate(batchQuery(refs)))
    yield* put(batchLoaded({ scope, refs }))
  } catch (thrown) {
    yield* put(loadingFailed({ scope, failure: toFailure(thrown) }))
  }
}

export function* graphSaga(): SagaGenerator<void> {
  yield* takeEvery([navigated, signInSucceeded, signedOut], followLocation)
  yield* call(followLocation)
  for (;;) {
    const { status } = yield* select(selectGraph)
    if (status === 'loading')
      yield* race({ level: call(loadLevel), other: take([graphOpened, graphLeft]) })
    else yield* take([graphOpened, nodeExpanded, loadingRetried, askAgainDue])
  }
}
