// When the cookie of a protected page is asked for anew (spec 1 §9; A-03: not the timing of any other session).

import { isRecord } from '../isRecord.ts'

const minute = 60_000
const shortest = 5 * minute
const firstPause = 5_000
const longestPause = 5 * minute

/**
 * Milliseconds since epoch. `fraction`, at least 0 and below 1, takes one to four minutes off, so that the tabs of a
 * browser do not all ask at once.
 */
export const cookieRefreshAt = (expiresAt: number, now: number, fraction: number): number =>
  now + Math.max(expiresAt - now, shortest) - (1 + 3 * fraction) * minute

/** Milliseconds to wait after so many failures in a row, of which there is one at least. */
export const cookiePause = (failures: number): number =>
  Math.min(firstPause * 2 ** (failures - 1), longestPause)

/** Milliseconds since epoch. Throws in the specification's words (spec 1 §8). */
export function readCookieExpiry(answer: unknown): number {
  const text = isRecord(answer) ? answer['expiresAt'] : undefined
  if (text === undefined || text === null || text === '')
    throw new Error('No expiration date in response')
  const time = typeof text === 'string' ? Date.parse(text) : NaN
  if (Number.isNaN(time)) throw new Error('Invalid expiration date in response')
  return time
}
