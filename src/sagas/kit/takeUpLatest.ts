// The heart of a resumable process: act on the state now, and anew whenever it has moved on.

import type { ActionPattern } from 'redux-saga/effects'
import { call, cancel, fork, take, type SagaGenerator } from 'typed-redux-saga'

/**
 * Runs the worker at once, to take up what the state says is under way, and again after each of the
 * events; a newer run cancels the older one. Where `state` reads what the worker is about, an event that the reducer
 * ignored leaves it at its work. Never returns.
 */
export function* takeUpLatest(
  events: ActionPattern,
  worker: () => SagaGenerator<void>,
  state?: () => SagaGenerator<unknown>,
): SagaGenerator<never> {
  for (;;) {
    const begun = state && (yield* call(state))
    const running = yield* fork(worker)
    do yield* take(events)
    while (state && running.isRunning() && (yield* call(state)) === begun)
    yield* cancel(running)
  }
}
