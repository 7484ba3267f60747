// Lives as long as the page. Writes what is typed into the search box to the URL, and aborts list requests
// that nobody looks at any more; a failure of a request is the page's to show.

import type { Action } from '@reduxjs/toolkit'
import { put, select, takeEvery, takeLatest, type SagaGenerator } from 'typed-redux-saga'
import { catalogApi } from '../features/catalog/catalogApi.ts'
import { searchTyped, selectCatalogIndex } from '../features/catalog/catalogIndexSlice.ts'
import { navigated, selectLocation } from '../features/location/locationSlice.ts'
import { formatIndexQuery, parseIndexQuery, type IndexQuery } from '../model/catalog/indexQuery.ts'
import { catalogPath, isCatalogPath } from '../model/paths.ts'
import { service } from './kit/service.ts'

/** The first keystroke opens a history entry, the others replace it: "back" undoes the whole word. */
function* writeSearch(): SagaGenerator<void> {
  const box = yield* select(selectCatalogIndex)
  const { pathname, search } = yield* select(selectLocation)
  if (box.status !== 'typing' || !isCatalogPath(pathname)) return
  const navigation = yield* service('navigation')
  const query = { ...parseIndexQuery(search), text: box.text }
  navigation.go(catalogPath + formatIndexQuery(query), { replace: box.keystrokes > 1 })
}

interface RunningQuery {
  readonly queryCacheKey: string
  readonly arg: unknown
  readonly abort: () => void
}

const isOfIndex = ({ queryCacheKey }: RunningQuery): boolean =>
  queryCacheKey.startsWith('listEntities(') || queryCacheKey.startsWith('countEntities(')

function* abortUnread(): SagaGenerator<void> {
  const { search } = yield* select(selectLocation)
  const wanted = formatIndexQuery(parseIndexQuery(search))
  // A put returns what dispatch returned: for this thunk, the requests under way.
  const running = (yield* put(
    catalogApi.util.getRunningQueriesThunk() as unknown as Action,
  )) as unknown as readonly RunningQuery[]
  running
    .filter((query) => isOfIndex(query) && formatIndexQuery(query.arg as IndexQuery) !== wanted)
    .forEach((query) => {
      query.abort()
    })
}

export function* catalogIndexSaga(): SagaGenerator<void> {
  yield* takeLatest(searchTyped, writeSearch)
  yield* takeEvery(navigated, abortUnread)
}
