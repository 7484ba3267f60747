import type { Span } from '../spans.ts'
import { isDone, type CiJob } from './ciRun.ts'

/** When a job ran; undefined if it has not begun, or was skipped. */
export function spanOfJob(job: CiJob): Span | undefined {
  const { startedAt, completedAt, conclusion } = job
  if (startedAt === undefined || conclusion === 'skipped') return undefined
  const from = Date.parse(startedAt)
  const to = completedAt === undefined ? undefined : Date.parse(completedAt)
  if (Number.isNaN(from) || Number.isNaN(to) || (to === undefined && isDone(job))) return undefined
  return { from, to }
}
