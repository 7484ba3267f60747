// A resumable process with many jobs of one kind: one worker for each.

import type { ActionPattern } from 'redux-saga/effects'
import { call, cancel, fork, take, type FixedTask, type SagaGenerator } from 'typed-redux-saga'
import { supervise } from './supervise.ts'

type Jobs = Readonly<Record<string, () => SagaGenerator<void>>>

/**
 * Reads the jobs at once and after each event, starts a worker for each new job, and cancels those of jobs that have
 * ended. Each worker is supervised alone, under the process's name, so a crash restarts only that one. Never returns.
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
