// What is shown of a status and a conclusion (spec 2 §4, A-09).

import type { CiRun } from './ciRun.ts'

export type CiStatus =
  | 'queued'
  | 'pending'
  | 'inProgress'
  | 'aborted'
  | 'cancelled'
  | 'skipped'
  | 'timedOut'
  | 'error'
  | 'completed'

type Conclusive = Pick<CiRun, 'status' | 'conclusion'>

const conclusions: ReadonlyMap<string, CiStatus> = new Map([
  ['skipped', 'aborted'],
  ['cancelled', 'aborted'],
  ['timed_out', 'timedOut'],
  ['failure', 'error'],
])

/** Of a run; undefined, which shows nothing, without a status. */
export function ciStatusOf({ status, conclusion }: Conclusive): CiStatus | undefined {
  if (status === undefined) return undefined
  if (status === 'queued') return 'queued'
  if (status === 'in_progress') return 'inProgress'
  if (status !== 'completed') return 'pending'
  return conclusions.get(conclusion ?? '') ?? 'completed'
}

/** Of a job or step: says which of the two an aborted one is. */
export function jobStatusOf(of: Conclusive): CiStatus | undefined {
  const status = ciStatusOf(of)
  if (status !== 'aborted') return status
  return of.conclusion === 'skipped' ? 'skipped' : 'cancelled'
}

/** Some of it has to run again for the run to become green. */
export const hasFailed = (of: Conclusive): boolean =>
  ['error', 'timedOut'].includes(ciStatusOf(of) ?? '')
