// Runs an RTK Query endpoint as one step of a process.

import type { Action } from '@reduxjs/toolkit'
import { call, cancelled, put, type SagaGenerator } from 'typed-redux-saga'

interface Running<Result> {
  readonly unwrap: () => Promise<Result>
  readonly abort: () => void
  readonly unsubscribe?: () => void
}

/**
 * Waits for `endpoint.initiate(…)` and returns its data; throws the endpoint's `Failure`. Cancelling the
 * saga aborts the request.
 */
export function* request<Result>(
  thunk: (...dispatchArguments: never[]) => Running<Result>,
): SagaGenerator<Result> {
  // A put returns what dispatch returned: for a thunk, the running request.
  const running = (yield* put(thunk as unknown as Action)) as unknown as Running<Result>
  try {
    return yield* call([running, running.unwrap])
  } finally {
    if (yield* cancelled()) running.abort()
    running.unsubscribe?.()
  }
}
