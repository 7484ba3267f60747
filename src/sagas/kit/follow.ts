// The core of a resumable process: it works at what the state says there is to do.

import {
  call,
  cancel,
  fork,
  getContext,
  take,
  type FixedTask,
  type SagaGenerator,
} from 'typed-redux-saga'
import { isSame } from '../../model/json.ts'
import { ofAnyRoot } from './ofAnyRoot.ts'
import { supervise } from './supervise.ts'

/** The name under which the saga context has the store's `getState`. */
export const stateReader = 'getState'

/** Reads the state; `until` is a pattern for the first action after which the selector gives another value. */
interface Watched<Value> {
  readonly read: () => Value
  readonly until: (before: Value) => () => boolean
}

function* watched<Value>(select: (state: never) => Value): SagaGenerator<Watched<Value>> {
  const getState = yield* getContext<() => unknown>(stateReader)
  const look = ofAnyRoot(select)
  return {
    read: () => look(getState()),
    until: (before) => {
      let seen: unknown
      return () => {
        const state = getState()
        if (state === seen) return false
        seen = state
        try {
          return !isSame(look(state), before)
        } catch {
          // Thrown again by `read`, in the process whose selector it is.
          return true
        }
      }
    },
  }
}

/** Waits until the selector gives another value than now. */
export function* untilChange(select: (state: never) => unknown): SagaGenerator<void> {
  const value = yield* call(watched<unknown>, select)
  yield* take(value.until(value.read()))
}

/**
 * Runs `work` for the job that the selector names, now and whenever it names another: that cancels the work before.
 * Jobs are compared by value, so one that stays the same is left alone, and one that is finished is not begun again.
 * `undefined` is nothing to do. Never returns; throws what `work` or the selector throws.
 *
 * The selector is called after each action, so it must be cheap: no search through a list, no copy of one.
 */
export function* follow<Job>(
  select: (state: never) => Job | undefined,
  work: (job: Job) => SagaGenerator<void>,
): SagaGenerator<never> {
  const jobs = yield* call(watched<Job | undefined>, select)
  for (;;) {
    const job = jobs.read()
    const running = job === undefined ? undefined : yield* fork(work, job)
    yield* take(jobs.until(job))
    if (running) yield* cancel(running)
  }
}

/** What there is to do, by what names it. */
export type Jobs<Job> = Readonly<Record<string, Job>>

/**
 * The same for many jobs: a worker for each, which ends when the job is gone or has another value. Each is supervised
 * alone, under the process's name, so a crash restarts only that one.
 */
export function* followEach<Job>(
  name: string,
  select: (state: never) => Jobs<Job>,
  work: (job: Job, key: string) => SagaGenerator<void>,
): SagaGenerator<never> {
  const all = yield* call(watched<Jobs<Job>>, select)
  const running = new Map<string, { readonly job: Job; readonly task: FixedTask<void> }>()
  for (;;) {
    const jobs = all.read()
    for (const [key, { job, task }] of running) {
      if (Object.hasOwn(jobs, key) && isSame(jobs[key], job)) continue
      running.delete(key)
      yield* cancel(task)
    }
    for (const [key, job] of Object.entries(jobs)) {
      if (running.has(key)) continue
      const task = yield* fork(supervise, { name, saga: () => work(job, key) })
      running.set(key, { job, task })
    }
    yield* take(all.until(jobs))
  }
}
