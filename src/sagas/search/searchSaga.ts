// Comes with the search page and lives as long as the portal. Writes the field to the URL, remembers what was searched
// for, opens results in new tabs, and aborts requests whose results are no longer shown.

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
import { searched } from '../../features/preferences/recentSearchesSlice.ts'
import {
  resultOpened,
  resultOpenedBeside,
  selectSearchBar,
  termCommitted,
  termTyped,
} from '../../features/search/searchBarSlice.ts'
import { navigated, selectLocation } from '../../features/shell/locationSlice.ts'
import { searchPath } from '../../model/paths.ts'
import {
  isSearchReader,
  narrowed,
  parseSearchQuery,
  searchAddress,
  searchReader,
} from '../../model/search/searchQuery.ts'
import { abortQueries, type RunningQuery } from '../kit/abortQueries.ts'
import { service } from '../kit/service.ts'
import { urlField, type UrlField } from '../kit/urlField.ts'

/** Milliseconds without a keystroke before the search (spec 2 §9). */
const typingPause = 200

function* searchedAt(text: string): SagaGenerator<string | undefined> {
  const { pathname, search } = yield* select(selectLocation)
  const shown = parseSearchQuery(search)
  const term = text.trim()
  if (pathname !== searchPath || shown.term === term) return undefined
  return searchAddress(narrowed(shown, { term }))
}

function* rememberCommitted(text: string, isCommitted: boolean): SagaGenerator<void> {
  const { pathname } = yield* select(selectLocation)
  if (pathname !== searchPath) return
  if (!isCommitted) yield* take(termCommitted)
  const term = text.trim()
  if (term !== '') yield* put(searched(term))
}

const termInUrl: UrlField = {
  state: selectSearchBar,
  typed: termTyped,
  committed: termCommitted,
  *pause() {
    yield* delay(typingPause)
  },
  addressOf: searchedAt,
  afterwards: rememberCommitted,
}

/** A term that was not committed is remembered when one of its results is opened. */
function* rememberTerm(): SagaGenerator<void> {
  const { pathname, search } = yield* select(selectLocation)
  const { term } = parseSearchQuery(search)
  if (pathname === searchPath && term !== '') yield* put(searched(term))
}

function* openBeside({
  payload: href,
}: ReturnType<typeof resultOpenedBeside>): SagaGenerator<void> {
  const windows = yield* service('windows')
  windows.open(href)
}

function* abortUnread(): SagaGenerator<void> {
  const { pathname, search } = yield* select(selectLocation)
  const shown = pathname === searchPath ? searchReader(parseSearchQuery(search)) : undefined
  yield* call(
    abortQueries,
    ({ reader }: RunningQuery) => isSearchReader(reader) && reader !== shown,
  )
}

export function* searchSaga(): SagaGenerator<void> {
  yield* takeEvery(resultOpenedBeside, openBeside)
  yield* takeEvery([resultOpened, resultOpenedBeside], rememberTerm)
  yield* takeEvery(navigated, abortUnread)
  yield* fork(abortUnread)
  yield* call(urlField, termInUrl)
}
