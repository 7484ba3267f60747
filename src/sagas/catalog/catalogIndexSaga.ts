// Lives as long as the page. Writes what is typed into the search box to the URL, and aborts list requests
// that nobody looks at any more; a failure of a request is the page's to show.

import {
  call,
  delay,
  race,
  select,
  take,
  takeEvery,
  takeLatest,
  type SagaGenerator,
} from 'typed-redux-saga'
import {
  searchCommitted,
  searchTyped,
  selectCatalogIndex,
} from '../../features/catalog/list/catalogIndexSlice.ts'
import { navigated, selectLocation } from '../../features/shell/locationSlice.ts'
import {
  catalogPlace,
  indexAddress,
  indexPlaceOf,
  queryAt,
} from '../../model/catalog/indexPlaces.ts'
import { formatIndexQuery, unsorted, type IndexQuery } from '../../model/catalog/indexQuery.ts'
import { abortQueries, type RunningQuery } from '../kit/abortQueries.ts'
import { service } from '../kit/service.ts'

/** A word opens one history entry, further keystrokes replace it: "back" undoes the whole word. */
function* writeSearch(): SagaGenerator<void> {
  const box = yield* select(selectCatalogIndex)
  if (box.status !== 'typing') return
  // Keys that already wait come first: a slow machine asks for the word, not for each of its letters.
  yield* race([delay(0), take(searchCommitted)])
  const { pathname, search } = yield* select(selectLocation)
  const place = indexPlaceOf(pathname)
  if (!place) return
  const navigation = yield* service('navigation')
  const query = { ...queryAt(place, search), text: box.text }
  navigation.go(indexAddress(place, query), { replace: box.hasEntry })
}

/** Whether nobody looks at it while the page shows that query: counts are asked for without its order, too. */
function isUnread({ queryCacheKey, arg }: RunningQuery, shown: IndexQuery): boolean {
  const read = formatIndexQuery(shown)
  const asked = () => formatIndexQuery(arg as IndexQuery)
  if (queryCacheKey.startsWith('listEntities(')) return asked() !== read
  if (!queryCacheKey.startsWith('countEntities(')) return false
  return asked() !== read && asked() !== formatIndexQuery(unsorted(shown))
}

function* abortUnread(): SagaGenerator<void> {
  const { pathname, search } = yield* select(selectLocation)
  const shown = queryAt(indexPlaceOf(pathname) ?? catalogPlace, search)
  yield* call(abortQueries, (query: RunningQuery) => isUnread(query, shown))
}

export function* catalogIndexSaga(): SagaGenerator<void> {
  yield* takeLatest(searchTyped, writeSearch)
  yield* takeEvery(navigated, abortUnread)
}
