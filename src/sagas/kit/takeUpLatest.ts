// The heart of a resumable process: act on the state now, and again whenever it has changed.

import type { ActionPattern } from 'redux-saga/effects'
import { cancel, fork, select, take, type SagaGenerator } from 'typed-redux-saga'

/**
 * Runs the worker at once, to take up what the state says is under way, and again after each of the events. A newer run
 * cancels the older one, unless `selector` still gives the very state that the older one began with: the reducer has
 * ignored the event then, and the work goes on. Never returns.
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
