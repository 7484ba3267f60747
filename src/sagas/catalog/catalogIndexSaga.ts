// Lives as long as the page. Writes the search box to the URL, and aborts list requests that no
// page needs any more. The page shows a request's failure.

import {
  call,
  delay,
  fork,
  put,
  select,
  take,
  takeEvery,
  type SagaGenerator,
} from 'typed-redux-saga'
import {
  searchCommitted,
  searchRested,
  searchTyped,
  selectCatalogIndex,
} from '../../features/catalog/list/catalogIndexSlice.ts'
import { selectDefaultView } from '../../features/preferences/defaultViewSlice.ts'
import { selectSavedViews } from '../../features/preferences/savedViewsSlice.ts'
import { navigated, selectLocation } from '../../features/shell/locationSlice.ts'
import { indexReader, isIndexReader } from '../../model/catalog/entityListRequest.ts'
import {
  catalogPlace,
  indexAddress,
  indexPlaceOf,
  queryAt,
} from '../../model/catalog/indexPlaces.ts'
import { parseIndexQuery, unsorted } from '../../model/catalog/indexQuery.ts'
import { abortQueries, type RunningQuery } from '../kit/abortQueries.ts'
import { service } from '../kit/service.ts'
import { urlField, type UrlField } from '../kit/urlField.ts'
import { askForText, waitForRows } from './rowsInFlight.ts'

/** Milliseconds without a key after which the search is taken for complete, and counted. */
const restAfter = 250

const ofIndex = ({ reader }: RunningQuery): boolean => isIndexReader(reader)

/** Asks for the rows of the text, one question at a time, before the page does. */
function* listedAt(text: string): SagaGenerator<string | undefined> {
  const { pathname, search } = yield* select(selectLocation)
  const place = indexPlaceOf(pathname)
  if (!place) return undefined
  const shown = queryAt(place, search)
  if (shown.text === text) return undefined
  // Rows that took longer than the wait: ended first, so that there is one question at a time.
  yield* call(abortQueries, ofIndex)
  yield* call(askForText, shown, text)
  return indexAddress(place, { ...shown, text })
}

function* rest(): SagaGenerator<void> {
  yield* delay(restAfter)
  const box = yield* select(selectCatalogIndex)
  if (box.status === 'typing') yield* put(searchRested())
}

const searchInUrl: UrlField = {
  state: selectCatalogIndex,
  typed: searchTyped,
  committed: searchCommitted,
  pause: waitForRows,
  addressOf: listedAt,
  afterwards: rest,
}

function* abortUnread(): SagaGenerator<void> {
  const { pathname, search } = yield* select(selectLocation)
  const shown = queryAt(indexPlaceOf(pathname) ?? catalogPlace, search)
  // The request for the total has no order.
  const read = [indexReader(shown), indexReader(unsorted(shown))]
  yield* call(
    abortQueries,
    (query: RunningQuery) => ofIndex(query) && !read.includes(query.reader ?? ''),
  )
}

/** Only without filters, so that links lead where they say. */
function* openDefaultView(): SagaGenerator<void> {
  const { pathname, search } = yield* select(selectLocation)
  const place = indexPlaceOf(pathname)
  const view = yield* select(selectDefaultView)
  const views = yield* select(selectSavedViews)
  if (!place || search !== '' || !Object.values(views).includes(view)) return
  const query = parseIndexQuery(view)
  if (place.kind !== null && place.kind !== query.kind) return
  const navigation = yield* service('navigation')
  navigation.go(indexAddress(place, query), { replace: true })
}

/** Opens the default view for a user who comes from another page. "Back" and removing all filters show the whole list. */
function* watchArrivals(): SagaGenerator<never> {
  yield* call(openDefaultView)
  for (;;) {
    const from = indexPlaceOf((yield* select(selectLocation)).pathname)
    const { payload } = yield* take(navigated)
    const isArrival = indexPlaceOf(payload.pathname) !== from && payload.by !== 'pop'
    if (isArrival) yield* call(openDefaultView)
  }
}

export function* catalogIndexSaga(): SagaGenerator<void> {
  yield* fork(watchArrivals)
  yield* fork(urlField, searchInUrl)
  yield* takeEvery(navigated, abortUnread)
  yield* call(abortUnread)
}
