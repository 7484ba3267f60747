// What failed in a run, and why, as far as it is known.

import { isDone, type CiAnnotation, type CiJob, type CiRun } from './ciRun.ts'
import { hasFailed } from './ciStatus.ts'
import type { RunPlace } from './runsPlace.ts'

interface RunFailure {
  /** The first that failed. */
  readonly job: CiJob
  /** Its first step that failed. */
  readonly step: string | undefined
  /** Other jobs that failed. */
  readonly more: number
}

/** Undefined while the run goes on, and if nothing failed. */
export function failureOfRun(run: CiRun, jobs: readonly CiJob[]): RunFailure | undefined {
  const [job, ...others] = isDone(run) ? jobs.filter(hasFailed) : []
  return job && { job, step: job.steps.find(hasFailed)?.name, more: others.length }
}

/** Failed jobs before others, once the run is done. */
export const failedFirst = (run: CiRun, jobs: readonly CiJob[]): readonly CiJob[] =>
  isDone(run) ? [...jobs.filter(hasFailed), ...jobs.filter((job) => !hasFailed(job))] : jobs

/** Names no job: the one that would be open by itself is closed. */
export const noJob = ''

/** The place with the job whose log is open: the first that failed, unless the URL says another. */
export const withFailedJob = (at: RunPlace, run: CiRun, jobs: readonly CiJob[]): RunPlace => ({
  ...at,
  job: at.job ?? failureOfRun(run, jobs)?.job.id ?? null,
})

/** What every failed step says of itself. */
const meaningless = /^process completed with exit code \d+\.?$/i
const longestCause = 300

const errorMark = '##[error]'

/** Lines of a log that the runner marks as errors; the first few. */
function errorsOfLog(log: string): readonly string[] {
  const found: string[] = []
  for (let at = log.indexOf(errorMark); at !== -1 && found.length < 10;) {
    const end = log.indexOf('\n', at)
    found.push(log.slice(at + errorMark.length, end === -1 ? undefined : end))
    at = log.indexOf(errorMark, at + errorMark.length)
  }
  return found
}

/** The first line that says why a job failed: of its annotations, else of its log. Undefined if neither does. */
export function causeOfFailure(
  annotations: readonly CiAnnotation[],
  log: string | undefined,
): string | undefined {
  const failures = annotations.filter(({ level }) => level === 'failure')
  const said = [...failures.map(({ message }) => message), ...errorsOfLog(log ?? '')]
  const lines = said.flatMap((text) => text.split('\n').find((line) => line.trim() !== '') ?? [])
  const telling = lines.map((line) => line.trim()).find((line) => !meaningless.test(line))
  return (telling ?? lines[0])?.slice(0, longestCause)
}
