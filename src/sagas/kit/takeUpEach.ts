// A resumable process of many like things: one worker for each that has something under way.

import type { ActionPattern } from 'redux-saga/effects'
import { call, cancel, fork, take, type FixedTask, type SagaGenerator } from 'typed-redux-saga'

/**
 * Asks which jobs there are, at once and after each of the events; begins a worker for each that is new, and cancels
 * that of each which is there no longer. Never returns.
 */
export function* takeUpEach(
  events: ActionPattern,
  jobs: () => SagaGenerator<Readonly<Record<string, () => SagaGenerator<void>>>>,
): SagaGenerator<never> {
  const running = new Map<string, FixedTask<void>>()
  for (;;) {
    const wanted = yield* call(jobs)
    for (const [job, task] of running) {
      if (Object.hasOwn(wanted, job)) continue
      running.delete(job)
      yield* cancel(task)
    }
    for (const [job, worker] of Object.entries(wanted)) {
      if (!running.has(job)) running.set(job, yield* fork(worker))
    }
    yield* take(events)
  }
}
