// The heart of a resumable process: act on the state now, and anew whenever it has moved on.

import type { ActionPattern } from 'redux-saga/effects'
import { cancel, fork, take, type SagaGenerator } from 'typed-redux-saga'

/**
 * Runs the worker at once, to take up what the state says is under way, and again after each of the
 * events; a newer run cancels the older one. Never returns.
 */
export function* takeUpLatest(
  events: ActionPattern,
  worker: () => SagaGenerator<void>,
): SagaGenerator<never> {
  for (;;) {
    const running = yield* fork(worker)
    yield* take(events)
    yield* cancel(running)
  }
}
