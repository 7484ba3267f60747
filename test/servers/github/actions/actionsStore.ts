// The runs of all repositories, which proceed with the clock, run again and are cancelled.

import type { ActionsSample, Attempt, JobPlan, JobProgress, WorkflowRun } from './actionsTypes.ts'
import { attemptAt, jobsAt, runAt } from './runProgress.ts'
import { actionsSamples } from './runSamples.ts'

/** A job of an attempt; its id is unique. */
export interface FoundJob {
  readonly id: number
  readonly attempt: number
  readonly run: WorkflowRun
  readonly progress: JobProgress
}

/** Commit ids by name of the repository. */
type Heads = ReadonlyMap<string, string>

type Refusal = 'running' | 'completed' | 'noFailedJobs'

export interface ActionsStore {
  readonly now: () => number
  readonly sampleOf: (repository: string) => ActionsSample | undefined
  readonly runs: (repository: string) => readonly WorkflowRun[]
  readonly run: (repository: string, id: number) => WorkflowRun | undefined
  /** Of the latest attempt, or of the one with this number. */
  readonly jobs: (run: WorkflowRun, attempt?: number) => readonly FoundJob[]
  readonly job: (repository: string, id: number) => FoundJob | undefined
  /** All jobs, those that failed, or those of one key and what waits for them. */
  readonly rerun: (
    run: WorkflowRun,
    only?: 'failed' | { readonly key: string },
  ) => Refusal | undefined
  readonly cancel: (run: WorkflowRun) => Refusal | undefined
  /** Lets time pass. */
  readonly proceed: (seconds: number) => void
  /** `heads` has the commit of each repository's default branch. */
  readonly restore: (heads: Heads) => void
}

const jobIdOf = ({ id }: WorkflowRun, attempt: number, index: number) =>
  (id * 100 + attempt) * 100 + index

/** The key, and those of all jobs that wait for it. */
function dependentsOf(jobs: readonly JobPlan[], key: string): ReadonlySet<string> {
  const found = new Set([key])
  // Jobs are listed after those that they need.
  for (const job of jobs) if (job.needs.some((need) => found.has(need))) found.add(job.key)
  return found
}

export function createActionsStore(begin: Heads): ActionsStore {
  let ahead = 0
  let all: ReadonlyMap<string, readonly WorkflowRun[]> = new Map()
  const now = () => Date.now() + ahead
  const restore = (heads: Heads) => {
    ahead = 0
    const start = now()
    const fresh = actionsSamples.map(
      ({ repository, runs }) => [repository, runs(start, heads.get(repository) ?? '')] as const,
    )
    all = new Map(fresh)
  }
  restore(begin)

  const runs = (repository: string) => all.get(repository) ?? []

  function change(run: WorkflowRun, attempts: readonly Attempt[]): void {
    const replaced = [...all].map(
      ([name, list]) =>
        [name, list.map((one) => (one.id === run.id ? { ...run, attempts } : one))] as const,
    )
    all = new Map(replaced)
  }

  function jobs(run: WorkflowRun, number = run.attempts.length): readonly FoundJob[] {
    const attempt = run.attempts[number - 1]
    // A run that never begins has no jobs.
    const isWaiting = run.fixed !== undefined && run.fixed.status !== 'completed'
    if (!attempt || isWaiting) return []
    return jobsAt(attempt, now()).map((progress, index) => ({
      id: jobIdOf(run, number, index),
      attempt: number,
      run,
      progress,
    }))
  }

  return {
    now,
    sampleOf: (repository) => actionsSamples.find((one) => one.repository === repository),
    runs,
    run: (repository, id) => runs(repository).find((run) => run.id === id),
    jobs,
    job: (repository, id) => {
      const run = runs(repository).find((one) => one.id === Math.floor(id / 10_000))
      return run && jobs(run, Math.floor(id / 100) % 100).find((job) => job.id === id)
    },
    rerun: (run, only) => {
      const last = run.attempts.at(-1)
      const progress = runAt(run, now())
      if (!last || progress?.status !== 'completed') return 'running'
      const green = jobsAt(last, now()).filter(({ conclusion }) => conclusion === 'success')
      const isRed = progress.conclusion === 'failure' || progress.conclusion === 'cancelled'
      if (only === 'failed' && !isRed) return 'noFailedJobs'
      const planned = run.workflow.jobs(false)
      const names = new Set(green.map(({ plan }) => plan.name))
      const isKept = (key: string) =>
        planned.filter((job) => job.key === key).every(({ name }) => names.has(name))
      const keys = planned.map(({ key }) => key)
      const again = typeof only === 'object' ? dependentsOf(planned, only.key) : new Set(keys)
      const kept = only === 'failed' ? keys.filter(isKept) : keys.filter((key) => !again.has(key))
      // Of a job that is kept, its failure is kept, too.
      const jobsNow =
        typeof only === 'object'
          ? planned.map((job) =>
              again.has(job.key) ? job : (last.jobs.find(({ name }) => name === job.name) ?? job),
            )
          : planned
      change({ ...run, fixed: undefined }, [
        ...run.attempts,
        { startedAt: now(), jobs: jobsNow, kept },
      ])
      return undefined
    },
    cancel: (run) => {
      const last = run.attempts.at(-1)
      if (!last || attemptAt(last, now()).status === 'completed') return 'completed'
      change(run, [...run.attempts.slice(0, -1), { ...last, cancelledAt: now() }])
      return undefined
    },
    proceed: (seconds) => {
      ahead += seconds * 1_000
    },
    restore,
  }
}
