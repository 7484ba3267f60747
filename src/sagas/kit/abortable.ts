// One promise of a service as one step of a saga.

import { call, type SagaGenerator } from 'typed-redux-saga'

/** Waits for the promise; cancelling the saga aborts the signal. Throws what the promise throws. */
export function* abortable<Result>(
  run: (signal: AbortSignal) => Promise<Result>,
): SagaGenerator<Result> {
  const controller = new AbortController()
  try {
    return yield* call(run, controller.signal)
  } finally {
    controller.abort()
  }
}
