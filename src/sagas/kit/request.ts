// Runs an RTK Query endpoint as one step of a process.

import { call, cancelled, type SagaGenerator } from 'typed-redux-saga'
import { toFailure } from '../../model/failure.ts'
import { dispatched } from './dispatched.ts'
import { inPluginsName } from './inPluginsName.ts'

interface Running<Result> {
  readonly unwrap: () => Promise<Result>
  readonly abort: () => void
  /** Only queries have it. */
  readonly unsubscribe?: () => void
}

/**
 * Waits for `endpoint.initiate(…)` and returns its data; throws the endpoint's `Failure`. Cancelling the
 * saga aborts the request.
 */
export function* request<Result>(
  thunk: (...dispatchArguments: never[]) => Running<Result>,
): SagaGenerator<Result> {
  const counted = yield* call(inPluginsName)
  const asked = (dispatch: (action: unknown) => Running<Result>) => counted(() => dispatch(thunk))
  for (let isFirst = true; ; isFirst = false) {
    const running = yield* call(dispatched<Running<Result>>, asked)
    try {
      return yield* call([running, running.unwrap])
    } catch (thrown) {
      // The cache shares running queries: another caller aborted this one, so it is sent again.
      const isShared = running.unsubscribe !== undefined
      if (!isFirst || !isShared || toFailure(thrown).kind !== 'aborted') throw thrown
    } finally {
      if (yield* cancelled()) running.abort()
      running.unsubscribe?.()
    }
  }
}
