// Runs an RTK Query endpoint as one step of a process.

import type { Action } from '@reduxjs/toolkit'
import { call, cancelled, put, type SagaGenerator } from 'typed-redux-saga'
import { toFailure } from '../../model/failure.ts'

interface Running<Result> {
  readonly unwrap: () => Promise<Result>
  readonly abort: () => void
  readonly unsubscribe?: () => void
}

type Thunk<Result> = (...dispatchArguments: never[]) => Running<Result>

/**
 * Waits for `endpoint.initiate(…)` and returns its data; throws the endpoint's `Failure`. Cancelling the
 * saga aborts the request.
 */
export function* request<Result>(thunk: Thunk<Result>): SagaGenerator<Result> {
  try {
    return yield* call(requestOnce<Result>, thunk)
  } catch (thrown) {
    if (toFailure(thrown).kind !== 'aborted') throw thrown
    // The cache shares a request that is under way: it was that of somebody who has given it up. Now it is ours.
    return yield* call(requestOnce<Result>, thunk)
  }
}

function* requestOnce<Result>(thunk: Thunk<Result>): SagaGenerator<Result> {
  // A put returns what dispatch returned: for a thunk, the running request.
  const running = (yield* put(thunk as unknown as Action)) as unknown as Running<Result>
  try {
    return yield* call([running, running.unwrap])
  } finally {
    if (yield* cancelled()) running.abort()
    running.unsubscribe?.()
  }
}
