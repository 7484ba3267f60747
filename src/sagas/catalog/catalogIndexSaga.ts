// Lives as long as the page. Writes the search box to the URL, and aborts list requests that no
// page needs any more. The page shows a request's failure.

import { isAnyOf } from '@reduxjs/toolkit'
import {
  call,
  delay,
  fork,
  put,
  race,
  type SagaGenerator,
  select,
  take,
  takeEvery,
} from 'typed-redux-saga'
import {
  searchCommitted,
  searchRested,
  searchTyped,
  selectCatalogIndex,
} from '../../features/catalog/list/catalogIndexSlice.ts'
import { type CacheState, selectIndexPages } from '../../features/catalog/list/indexPagesApi.ts'
import { entitiesApi } from '../../features/entities/entitiesApi.ts'
import { selectDefaultView } from '../../features/preferences/defaultViewSlice.ts'
import { selectSavedViews } from '../../features/preferences/savedViewsSlice.ts'
import { selectStars } from '../../features/preferences/starsSlice.ts'
import { selectIdentity } from '../../features/session/sessionSlice.ts'
import { navigated, selectLocation } from '../../features/shell/locationSlice.ts'
import { indexReader, isIndexReader, rowsRequest } from '../../model/catalog/entityListRequest.ts'
import {
  catalogPlace,
  indexAddress,
  indexPlaceOf,
  queryAt,
} from '../../model/catalog/indexPlaces.ts'
import { type IndexQuery, parseIndexQuery, unsorted } from '../../model/catalog/indexQuery.ts'
import { canMatch, rowsQueryOf } from '../../model/catalog/scopeFilters.ts'
import { abortQueries, type RunningQuery } from '../kit/abortQueries.ts'
import { dispatched } from '../kit/dispatched.ts'
import { service } from '../kit/service.ts'
import { urlField, type UrlField } from '../kit/urlField.ts'

// The requests for rows of the catalog index, read from the cache.

/** Milliseconds to wait at most for a running request, each time a key is pressed. */
const longestWait = 150

const { matchFulfilled, matchRejected } = entitiesApi.endpoints.entityPages
const isAnswer = isAnyOf(matchFulfilled, matchRejected)

const selectIsAsking = (state: CacheState): boolean =>
  selectIndexPages(state).some(({ isLoading }) => isLoading)

/** Milliseconds that the last answer took. */
const selectRoundTrip = (state: CacheState): number | undefined =>
  selectIndexPages(state)
    .filter(({ isSuccess }) => isSuccess)
    .map(({ startedTimeStamp: from = 0, fulfilledTimeStamp: to = 0 }) => ({ to, took: to - from }))
    .sort((one, other) => other.to - one.to)[0]?.took

function* untilAnswered(): SagaGenerator<void> {
  while (yield* select(selectIsAsking)) yield* take(isAnswer)
}

/** Returns when no rows are awaited, at the latest after about a round trip. */
function* waitForRows(): SagaGenerator<void> {
  if (!(yield* select(selectIsAsking))) return
  const patience = Math.min(longestWait, (yield* select(selectRoundTrip)) ?? longestWait)
  yield* race({ answered: call(untilAnswered), paused: delay(patience) })
}

/** Asks for the rows that a list will show with this text: the page asks only once it has drawn itself for that text. */
function* askForText(shown: IndexQuery, text: string): SagaGenerator<void> {
  const isListDrawn = (yield* select(selectIndexPages)).length > 0
  if (!isListDrawn) return
  const owned = (yield* select(selectIdentity))?.ownershipEntityRefs ?? []
  const query = rowsQueryOf({ ...shown, text }, { owned, starred: yield* select(selectStars) })
  // Those with errors the page finds itself.
  if (query.hasErrors || !canMatch(query)) return
  const asked = entitiesApi.endpoints.entityPages.initiate(rowsRequest(query), { subscribe: false })
  yield* call(dispatched, asked)
}

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
