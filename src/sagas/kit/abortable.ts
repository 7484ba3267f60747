// One promise of a service as one step of a saga.

import { call, type SagaGenerator } from 'typed-redux-saga'
import { inPluginsName } from './inPluginsName.ts'

/** Waits for the promise; cancelling the saga aborts the signal. Throws what the promise throws. */
export function* abortable<Result>(
  run: (signal: AbortSignal) => Promise<Result>,
): SagaGenerator<Result> {
  const controller = new AbortController()
  const counted = yield* call(inPluginsName)
  try {
    return yield* call(() => counted(() => run(controller.signal)))
  } finally {
    controller.abort()
  }
}
