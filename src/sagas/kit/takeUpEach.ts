// A resumable process of many like things: one worker for each that has something under way.

import type { ActionPattern } from 'redux-saga/effects'
import { call, cancel, fork, take, type FixedTask, type SagaGenerator } from 'typed-redux-saga'
import { supervise } from './supervise.ts'

type Jobs = Readonly<Record<string, () => SagaGenerator<void>>>

/**
 * Asks which jobs there are, at once and after each of the events; begins a worker for each new one, and cancels the
 * worker of each that is gone. Each worker is supervised by itself, under the name of the process: a crash restarts it,
 * and the others go on. Never returns.
 */
export function* takeUpEach(
  name: string,
  events: ActionPattern,
  jobs: () => SagaGenerator<Jobs>,
): SagaGenerator<never> {
  const running = new Map<string, FixedTask<void>>()
  for (;;) {
    const wanted = yield* call(jobs)
    for (const [job, task] of running) {
      if (Object.hasOwn(wanted, job)) continue
      running.delete(job)
      yield* cancel(task)
    }
    for (const [job, saga] of Object.entries(wanted)) {
      if (running.has(job)) continue
      running.set(job, yield* fork(supervise, { name, saga }))
    }
    yield* take(events)
  }
}
