// Lives as long as the page. Loads the entities of the graph in the URL, one request per level, and
// stops when the page is left. `wantedRefs` says which are missing.

import { createSelector } from '@reduxjs/toolkit'
import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga'
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
  selectGraph,
} from '../../features/graph/graphSlice.ts'
import { selectLocation, type LocationRoot } from '../../features/shell/locationSlice.ts'
import { toFailure } from '../../model/failure.ts'
import { wantedRefs } from '../../model/graph/entityGraph.ts'
import { parseGraphQuery, scopeOf, type GraphScope } from '../../model/graph/graphQuery.ts'
import { isCatalogGraphPath } from '../../model/paths.ts'
import { follow } from '../kit/follow.ts'
import { openWhile, type Opened } from '../kit/openWhile.ts'
import { request } from '../kit/request.ts'

type Root = Parameters<typeof selectGraph>[0]

/** The URL says which graph is open; its other parameters only affect drawing. */
const graphInUrl: Opened<GraphScope> = {
  place: createSelector([(root: LocationRoot) => selectLocation(root)], ({ pathname, search }) => {
    if (!isCatalogGraphPath(pathname)) return undefined
    const scope = scopeOf(parseGraphQuery(search))
    return scope.roots.length > 0 ? scope : undefined
  }),
  shown: (root: Root) => {
    const graph = selectGraph(root)
    return graph.status === 'idle' ? undefined : graph.scope
  },
  opened: graphOpened,
  left: graphLeft,
}

/** The level to load: another once an answer has come. A node that is expanded meanwhile belongs to the next one. */
interface Level {
  readonly scope: GraphScope
  readonly batches: readonly (readonly string[])[]
}

function selectLevel(root: Root): Level | undefined {
  const graph = selectGraph(root)
  if (graph.status !== 'loading') return undefined
  const { scope, batches } = graph
  return { scope, batches }
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
  yield* fork(openWhile<GraphScope>, graphInUrl)
  yield* call(follow<Level>, selectLevel, loadLevel)
}
