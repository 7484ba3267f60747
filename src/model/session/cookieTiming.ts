// When to renew the cookie of a protected page (spec 1 §9; A-03: sessions have other timings).

import { isRecord } from '../isRecord.ts'

const minute = 60_000
const shortest = 5 * minute
const firstPause = 5_000
const longestPause = 5 * minute

/**
 * Milliseconds since epoch. `fraction`, from 0 to below 1, spreads the renewal over one to four minutes before the
 * expiry, so that tabs do not all renew at once.
 */
export const cookieRefreshAt = (expiresAt: number, now: number, fraction: number): number =>
  now + Math.max(expiresAt - now, shortest) - (1 + 3 * fraction) * minute

/** Milliseconds to wait after this many failures in a row, at least one. */
export const cookiePause = (failures: number): number =>
  Math.min(firstPause * 2 ** (failures - 1), longestPause)

/** Milliseconds since epoch. Throws with the specification's message (spec 1 §8). */
export function readCookieExpiry(answer: unknown): number {
  const text = isRecord(answer) ? answer['expiresAt'] : undefined
  if (text === undefined || text === null || text === '')
    throw new Error('No expiration date in response')
  const time = typeof text === 'string' ? Date.parse(text) : NaN
  if (Number.isNaN(time)) throw new Error('Invalid expiration date in response')
  return time
}
