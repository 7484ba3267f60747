// Keeping the runs on the page up to date while one of them goes on.

import type { Failure } from '../failure.ts'
import type { Allowance } from './ciRun.ts'
import type { CiTarget } from './runsPlace.ts'

interface Shown {
  readonly target: CiTarget
  /** When the host last answered; milliseconds since 1970. */
  readonly at: number
  /** Answers in a row without a change. */
  readonly quiet: number
  /** Nothing is left to happen: no further request. */
  readonly isDone: boolean
  /** Null if the host does not count. */
  readonly allowance: Allowance | null
}

interface Failing {
  readonly target: CiTarget
  /** Null if there was no answer yet. */
  readonly at: number | null
  /** Failures in a row. */
  readonly attempt: number
  readonly failure: Failure
  readonly allowance: Allowance | null
}

export type CiPollingState =
  | { readonly status: 'idle' }
  | { readonly status: 'loading'; readonly target: CiTarget }
  | (Shown & { readonly status: 'shown' | 'refreshing' })
  | (Failing & { readonly status: 'failing' | 'retrying' })

/** Milliseconds from an answer to the next request while a run goes on. */
const interval = 10_000
/** While nothing changes, pauses grow up to so many intervals. */
const mostQuiet = 3
const mostFailing = 12

/** So many requests are left to what the user does. */
const reserve = 50

/** Spreads what the host still allows over the time until it allows more. */
function pauseOfAllowance(allowance: Allowance | null, now: number): number {
  if (!allowance) return 0
  const left = Math.max(0, allowance.until - now)
  const spare = allowance.remaining - reserve
  return spare <= 0 ? left : left / spare
}

/** Milliseconds until the next request; null if none is due. */
export function ciPause(state: CiPollingState, now: number): number | null {
  if (state.status === 'shown') {
    if (state.isDone) return null
    const pause = interval * Math.min(1 + state.quiet / 4, mostQuiet)
    return Math.max(pause, pauseOfAllowance(state.allowance, now))
  }
  if (state.status !== 'failing' || !isWorthRetrying(state.failure)) return null
  const pause = interval * Math.min(2 ** (state.attempt - 1), mostFailing)
  return Math.max(pause, pauseOfAllowance(state.allowance, now))
}

/** What only the user can mend is not asked for again. */
const isWorthRetrying = ({ kind, name }: Failure): boolean =>
  name === 'RateLimitError' || ['unreachable', 'timeout', 'serverError'].includes(kind)

/** So few are worth telling. */
const few = 100

/** What the page tells of the allowance: nothing while there is plenty. */
export const scarce = (allowance: Allowance | null): Allowance | undefined =>
  allowance && allowance.remaining < few ? allowance : undefined
