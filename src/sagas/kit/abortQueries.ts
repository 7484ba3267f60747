// Requests of the cache that a page has asked for and nobody waits for any more.

import type { Action } from '@reduxjs/toolkit'
import { put, type SagaGenerator } from 'typed-redux-saga'
import { backendApi } from '../../features/shell/backendApi.ts'
import { isRecord } from '../../model/isRecord.ts'

export interface RunningQuery {
  /** What the endpoint was asked. */
  readonly arg: object
  /** Who shows the answer, where the request says so. */
  readonly reader: string | undefined
}

interface RunningRequest {
  readonly arg: unknown
  readonly abort: () => void
}

/** Aborts those under way of which this is true. */
export function* abortQueries(isUnread: (query: RunningQuery) => boolean): SagaGenerator<void> {
  // A put returns what dispatch returned: for this thunk, the requests under way.
  const running = (yield* put(
    backendApi.util.getRunningQueriesThunk() as unknown as Action,
  )) as unknown as readonly RunningRequest[]
  for (const { arg, abort } of running) {
    if (!isRecord(arg)) continue
    const reader = typeof arg['reader'] === 'string' ? arg['reader'] : undefined
    if (isUnread({ arg, reader })) abort()
  }
}
