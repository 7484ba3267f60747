// How far a run is at a time: jobs wait for those that they need, and steps follow one another.

import type { Attempt, JobPlan, JobProgress, Progress, WorkflowRun } from './actionsTypes.ts'

/** Seconds until a runner takes a job. */
const queueTime = 2

const lengthOf = ({ steps }: JobPlan): number => {
  const failing = steps.findIndex(({ outcome }) => outcome === 'failure')
  const run = failing < 0 ? steps : steps.slice(0, failing + 1)
  return run.reduce((sum, { seconds }) => sum + seconds, 0)
}

const isFailing = ({ steps }: JobPlan): boolean =>
  steps.some(({ outcome }) => outcome === 'failure')

/** Begin and end of a job; one whose need has failed is skipped when that ends. */
interface Span {
  readonly begin: number
  readonly end: number
  readonly result: 'success' | 'failure' | 'skipped'
}

function spansOf({ startedAt, jobs, kept }: Attempt): ReadonlyMap<JobPlan, Span> {
  const spans = new Map<JobPlan, Span>()
  const of = (key: string) => jobs.filter((job) => job.key === key).map(spanOf)
  function spanOf(job: JobPlan): Span {
    const known = spans.get(job)
    if (known) return known
    const before = job.needs.flatMap(of)
    const ready = Math.max(startedAt, ...before.map(({ end }) => end))
    const isKept = kept.includes(job.key)
    const begin = isKept ? startedAt : ready + queueTime * 1_000
    const span: Span = before.some(({ result }) => result !== 'success')
      ? { begin: ready, end: ready, result: 'skipped' }
      : {
          begin,
          end: isKept ? begin : begin + lengthOf(job) * 1_000,
          result: isFailing(job) ? 'failure' : 'success',
        }
    spans.set(job, span)
    return span
  }
  for (const job of jobs) spanOf(job)
  return spans
}

function progressAt(
  begin: number,
  end: number,
  result: 'success' | 'failure',
  now: number,
): Progress {
  if (now < begin) return { status: 'queued', conclusion: null }
  if (now < end) return { status: 'in_progress', conclusion: null, startedAt: begin }
  return { status: 'completed', conclusion: result, startedAt: begin, endedAt: end }
}

function stepsAt(job: JobPlan, begin: number, now: number): JobProgress['steps'] {
  let at = begin
  let hasFailed = false
  return job.steps.map((plan) => {
    const start = at
    if (!hasFailed) at += plan.seconds * 1_000
    const progress: Progress =
      hasFailed && now >= start
        ? { status: 'completed', conclusion: 'skipped', startedAt: start, endedAt: start }
        : progressAt(start, at, plan.outcome ?? 'success', now)
    hasFailed ||= plan.outcome === 'failure'
    return { ...progress, plan }
  })
}

const stopped = (progress: Progress, at: number): Progress =>
  progress.status === 'completed'
    ? progress
    : { ...progress, status: 'completed', conclusion: 'cancelled', endedAt: at }

/** The jobs that a runner has been asked for: others are not listed yet. */
export function jobsAt(attempt: Attempt, now: number): readonly JobProgress[] {
  const { cancelledAt } = attempt
  const at = Math.min(now, cancelledAt ?? now)
  return [...spansOf(attempt)].flatMap(([plan, { begin, end, result }]) => {
    if (at < begin - queueTime * 1_000) return []
    const steps = stepsAt(plan, begin, at)
    const progress: Progress =
      result === 'skipped'
        ? { status: 'completed', conclusion: 'skipped', startedAt: begin, endedAt: end }
        : progressAt(begin, end, result, at)
    const job = { ...progress, plan, steps: result === 'skipped' ? [] : steps }
    if (cancelledAt === undefined) return job
    const cut = steps.map((step) => ({ ...step, ...stopped(step, cancelledAt) }))
    return { ...job, ...stopped(progress, cancelledAt), steps: cut }
  })
}

export interface RunProgress {
  readonly status: string
  readonly conclusion: string | null
  readonly updatedAt: number
}

export function attemptAt(attempt: Attempt, now: number): RunProgress {
  const { cancelledAt, startedAt } = attempt
  const spans = [...spansOf(attempt).values()]
  const end = Math.max(startedAt, ...spans.map((span) => span.end))
  if (cancelledAt !== undefined)
    return { status: 'completed', conclusion: 'cancelled', updatedAt: cancelledAt }
  if (now >= end) {
    const hasFailed = spans.some(({ result }) => result === 'failure')
    return { status: 'completed', conclusion: hasFailed ? 'failure' : 'success', updatedAt: end }
  }
  const isQueued = spans.every(({ begin }) => now < begin)
  return { status: isQueued ? 'queued' : 'in_progress', conclusion: null, updatedAt: now }
}

/** The latest attempt, or the one with this number. Undefined if there is none. */
export function runAt(run: WorkflowRun, now: number, number?: number): RunProgress | undefined {
  const attempt = number === undefined ? run.attempts.at(-1) : run.attempts[number - 1]
  if (!attempt) return undefined
  const progress = attemptAt(attempt, now)
  return run.fixed ? { ...progress, ...run.fixed } : progress
}
