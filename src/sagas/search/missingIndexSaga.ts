// Comes with the search page and lives as long as the portal. While an index is still being built, asks again for what the
// page shows.

import { createSelector } from '@reduxjs/toolkit'
import { all, call, delay, type SagaGenerator } from 'typed-redux-saga'
import { searchApi } from '../../features/search/searchApi.ts'
import { selectSearchTypes } from '../../features/search/searchTypesSlice.ts'
import { selectConfig } from '../../features/shell/boot/bootSlice.ts'
import { selectLocation } from '../../features/shell/locationSlice.ts'
import { toFailure } from '../../model/failure.ts'
import { searchPath } from '../../model/paths.ts'
import {
  parseSearchQuery,
  searchQuestions,
  type SearchQuestions,
} from '../../model/search/searchQuery.ts'
import { isUnindexed } from '../../model/search/searchRefusal.ts'
import { follow } from '../kit/follow.ts'
import { request } from '../kit/request.ts'
import { service } from '../kit/service.ts'

const { searchPage, typeCounts } = searchApi.endpoints

/** Milliseconds between two requests. */
const pause = 4_000

type Root = Parameters<typeof selectLocation>[0] &
  Parameters<typeof selectConfig>[0] &
  Parameters<typeof selectSearchTypes>[0] &
  Parameters<ReturnType<typeof searchPage.select>>[0]

/** The page's questions, and their places in the cache. */
const selectAsked = createSelector(
  [
    (root: Root) => selectLocation(root).pathname === searchPath && selectLocation(root).search,
    (root: Root) => selectConfig(root)?.search,
    selectSearchTypes,
  ],
  (search, configured, declared) => {
    const types = (configured?.types ?? declared).map(({ value }) => value)
    const questions =
      search !== false && searchQuestions(parseSearchQuery(search), types, configured?.pageLimit)
    if (!questions) return undefined
    const { results, counts } = questions
    return { questions, results: searchPage.select(results), counts: typeCounts.select(counts) }
  },
)

/** The questions whose answers lack an index. */
function selectMissing(root: Root): SearchQuestions | undefined {
  const asked = selectAsked(root)
  if (!asked) return undefined
  const { data, error } = asked.results(root)
  const isPageMissing = data === undefined && error !== undefined && isUnindexed(toFailure(error))
  const isTypeMissing = (asked.counts(root).data?.unindexed ?? []).length > 0
  return isPageMissing || isTypeMissing ? asked.questions : undefined
}

/** What fails is in the cache, where the page finds it. */
function* askPatiently(asked: Parameters<typeof request<unknown>>[0]): SagaGenerator<void> {
  try {
    yield* call(request<unknown>, asked)
  } catch {
    // An index that is still missing.
  }
}

function* askUntilBuilt({ results, counts }: SearchQuestions): SagaGenerator<never> {
  const visibility = yield* service('visibility')
  const options = { forceRefetch: true }
  for (;;) {
    yield* delay(pause)
    yield* call([visibility, visibility.whenVisible])
    yield* all([
      call(askPatiently, searchPage.initiate(results, options)),
      call(askPatiently, typeCounts.initiate(counts, options)),
    ])
  }
}

export function* missingIndexSaga(): SagaGenerator<void> {
  yield* call(follow<SearchQuestions>, selectMissing, askUntilBuilt)
}
