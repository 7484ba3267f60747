// What is shown of a status and a conclusion (spec 2 §4, A-09).

import type { CiRun } from './ciRun.ts'

export type CiStatus =
  'queued' | 'pending' | 'inProgress' | 'aborted' | 'timedOut' | 'error' | 'completed'

const conclusions: ReadonlyMap<string, CiStatus> = new Map([
  ['skipped', 'aborted'],
  ['cancelled', 'aborted'],
  ['timed_out', 'timedOut'],
  ['failure', 'error'],
])

/** Undefined, which shows nothing, without a status. */
export function ciStatusOf({
  status,
  conclusion,
}: Pick<CiRun, 'status' | 'conclusion'>): CiStatus | undefined {
  if (status === undefined) return undefined
  if (status === 'queued') return 'queued'
  if (status === 'in_progress') return 'inProgress'
  if (status !== 'completed') return 'pending'
  return conclusions.get(conclusion ?? '') ?? 'completed'
}

/** Some of it has to run again for the run to become green. */
export const hasFailed = (of: Pick<CiRun, 'status' | 'conclusion'>): boolean =>
  ['error', 'timedOut'].includes(ciStatusOf(of) ?? '')
