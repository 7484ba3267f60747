// Requests of the cache that a page has asked for and nobody waits for any more.

import type { Action } from '@reduxjs/toolkit'
import { put, type SagaGenerator } from 'typed-redux-saga'
import { backendApi } from '../../features/shell/backendApi.ts'

export interface RunningQuery {
  /** The endpoint's name, and what it was asked in parentheses. */
  readonly queryCacheKey: string
  readonly arg: unknown
  readonly abort: () => void
}

/** Aborts those under way of which this is true. */
export function* abortQueries(isUnread: (query: RunningQuery) => boolean): SagaGenerator<void> {
  // A put returns what dispatch returned: for this thunk, the requests under way.
  const running = (yield* put(
    backendApi.util.getRunningQueriesThunk() as unknown as Action,
  )) as unknown as readonly RunningQuery[]
  for (const query of running) if (isUnread(query)) query.abort()
}
