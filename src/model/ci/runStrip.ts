// The latest runs as bars: the height is the length, the colour the result, the order the time.

import type { MarkState } from '../markState.ts'
import type { CiRun, RunPage, RunsList } from './ciRun.ts'
import { ciStatusOf, type CiStatus } from './ciStatus.ts'

/** Bars of a strip. */
export const stripLength = 30

/** The latest runs of a list's filters, in one answer. */
export const stripQuery = (list: RunsList): RunsList => ({
  ...list,
  page: 1,
  size: stripLength,
  requests: 1,
})

/** Whether the answer for a list has all runs of its strip. */
export const hasStrip = ({ page }: RunsList, { runs, total }: RunPage): boolean =>
  page === 1 && (runs.length >= stripLength || runs.length >= total)

/** Milliseconds since 1970; undefined for what is no time. */
function timeOf(text: string | undefined): number | undefined {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? undefined : time
}

/**
 * Milliseconds; 0 if the host does not say, or says that it ended before it began.
 * @internal Exported for tests.
 */
export function lengthOfRun({ startedAt, updatedAt }: CiRun): number {
  const from = timeOf(startedAt)
  const to = timeOf(updatedAt)
  return from === undefined || to === undefined ? 0 : Math.max(0, to - from)
}

/** The runs of both lists, oldest first. The first list is the newer answer. */
export function stripRuns(newer: readonly CiRun[], older: readonly CiRun[]): readonly CiRun[] {
  const all = new Map([...older, ...newer].map((run) => [run.id, run]))
  const begun = (run: CiRun) => timeOf(run.startedAt) ?? 0
  // Lists of hosts begin with the latest run, which decides between equal times.
  return [...all.values()]
    .reverse()
    .sort((one, other) => begun(one) - begun(other))
    .slice(-stripLength)
}

interface StripBar {
  readonly run: CiRun
  readonly status: CiStatus | undefined
  readonly state: MarkState
  /** Percent of the strip's height. */
  readonly height: number
}

const stateOf: Readonly<Record<CiStatus, MarkState>> = {
  queued: 'waiting',
  pending: 'waiting',
  inProgress: 'running',
  aborted: 'done',
  cancelled: 'done',
  skipped: 'done',
  timedOut: 'failed',
  error: 'failed',
  completed: 'ok',
}

/** A run of no length is seen, too. */
const least = 16

/** A run that hung does not flatten all others. */
const mostOfMiddle = 3

export function stripBars(runs: readonly CiRun[]): readonly StripBar[] {
  const lengths = runs.map(lengthOfRun)
  const sorted = lengths.filter((one) => one > 0).sort((one, other) => one - other)
  const middle = sorted[Math.floor(sorted.length / 2)] ?? 0
  const top = Math.min(sorted.at(-1) ?? 0, middle * mostOfMiddle)
  return runs.map((run, index) => {
    const share = top > 0 ? Math.min(1, (lengths[index] ?? 0) / top) : 0
    const height = Math.round(least + (100 - least) * share)
    const status = ciStatusOf(run)
    return { run, status, state: status === undefined ? 'unknown' : stateOf[status], height }
  })
}

/** How many runs have which status, the most frequent first; those without one are left out. */
export function stripCounts(
  runs: readonly CiRun[],
): readonly { readonly status: CiStatus; readonly count: number }[] {
  const known = runs.flatMap((run) => ciStatusOf(run) ?? [])
  return [...Map.groupBy(known, (status) => status)]
    .map(([status, all]) => ({ status, count: all.length }))
    .sort((one, other) => other.count - one.count)
}
