// The requests for rows of the catalog index, read from the cache.

import { isAnyOf } from '@reduxjs/toolkit'
import { call, delay, race, select, take, type SagaGenerator } from 'typed-redux-saga'
import { entitiesApi } from '../../features/entities/entitiesApi.ts'
import { isIndexReader } from '../../model/catalog/entityListRequest.ts'
import { isRecord } from '../../model/isRecord.ts'

interface CachedQuery {
  readonly endpointName?: string
  readonly status: string
  readonly originalArgs?: unknown
  readonly startedTimeStamp?: number
  readonly fulfilledTimeStamp?: number
}

interface Cache {
  readonly backend: { readonly queries: Readonly<Record<string, CachedQuery | undefined>> }
}

/** Milliseconds to wait at most for a running request, each time a key is pressed. */
const longestWait = 150

const { matchFulfilled, matchRejected } = entitiesApi.endpoints.entityPages
const isAnswer = isAnyOf(matchFulfilled, matchRejected)

const rowsQueries = ({ backend }: Cache): readonly CachedQuery[] =>
  Object.values(backend.queries).flatMap((query) => {
    if (query?.endpointName !== 'entityPages' || !isRecord(query.originalArgs)) return []
    const { reader } = query.originalArgs
    return typeof reader === 'string' && isIndexReader(reader) ? [query] : []
  })

const selectIsAsking = (state: Cache): boolean =>
  rowsQueries(state).some(({ status }) => status === 'pending')

/** Milliseconds that the last answer took. */
function selectRoundTrip(state: Cache): number | undefined {
  const answered = rowsQueries(state).filter(({ status }) => status === 'fulfilled')
  const times = answered.map(({ startedTimeStamp: from = 0, fulfilledTimeStamp: to = 0 }) => ({
    to,
    took: to - from,
  }))
  return times.sort((one, other) => other.to - one.to)[0]?.took
}

function* untilAnswered(): SagaGenerator<void> {
  while (yield* select(selectIsAsking)) yield* take(isAnswer)
}

/** Returns when no rows are awaited, at the latest after about a round trip. Queued keystrokes are handled first. */
export function* waitForRows(): SagaGenerator<void> {
  yield* delay(0)
  const patience = Math.min(longestWait, (yield* select(selectRoundTrip)) ?? longestWait)
  yield* race({ answered: call(untilAnswered), paused: delay(patience) })
}
