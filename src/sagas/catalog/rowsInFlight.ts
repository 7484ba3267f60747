// The requests for rows of the catalog index, read from the cache.

import { isAnyOf } from '@reduxjs/toolkit'
import { call, delay, race, select, take, type SagaGenerator } from 'typed-redux-saga'
import {
  selectIndexPages,
  selectShownRequest,
  type CacheState,
} from '../../features/catalog/list/indexPagesApi.ts'
import { entitiesApi } from '../../features/entities/entitiesApi.ts'
import { indexReader } from '../../model/catalog/entityListRequest.ts'
import type { IndexQuery } from '../../model/catalog/indexQuery.ts'
import { dispatched } from '../kit/dispatched.ts'

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
export function* waitForRows(): SagaGenerator<void> {
  if (!(yield* select(selectIsAsking))) return
  const patience = Math.min(longestWait, (yield* select(selectRoundTrip)) ?? longestWait)
  yield* race({ answered: call(untilAnswered), paused: delay(patience) })
}

/** Asks for the rows that a list will show with another text: the page asks only once it has drawn itself for that text. */
export function* askForText(shown: IndexQuery, text: string): SagaGenerator<void> {
  const request = yield* select(selectShownRequest, shown)
  if (!request) return
  const next = { ...request, reader: indexReader({ ...shown, text }), text: text.trim() }
  const asked = entitiesApi.endpoints.entityPages.initiate(next, { subscribe: false })
  yield* call(dispatched, asked)
}
