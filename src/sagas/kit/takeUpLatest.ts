// The core of a resumable process: act on the state now, and again whenever it changes.

import type { ActionPattern } from 'redux-saga/effects'
import { cancel, fork, select, take, type SagaGenerator } from 'typed-redux-saga'

/**
 * Runs the worker at once, to resume the state's work, and again after each event. A newer run
 * cancels the older one unless `selector` returns the same state as before: then the reducer has
 * ignored the event and the work continues. Never returns.
 */
export function* takeUpLatest(
  events: ActionPattern,
  worker: () => SagaGenerator<void>,
  selector: (state: never) => unknown,
): SagaGenerator<never> {
  const look = selector as (state: unknown) => unknown
  for (;;) {
    const begun = yield* select(look)
    const running = yield* fork(worker)
    do yield* take(events)
    while (running.isRunning() && (yield* select(look)) === begun)
    yield* cancel(running)
  }
}
