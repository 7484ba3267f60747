// GitHub's rate limits as faults.

import type { RequestFault } from '../sourceControl/requestFaults.ts'

const bodyOf = (message: string) => ({
  message,
  documentation_url: 'https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api',
})

/** Until the end of the hour. */
export const rateLimited = (): RequestFault => ({
  kind: 'answered',
  status: 403,
  body: bodyOf('API rate limit exceeded for user ID 1001.'),
  headers: {
    'x-ratelimit-limit': '5000',
    'x-ratelimit-remaining': '0',
    'x-ratelimit-used': '5000',
    'x-ratelimit-resource': 'core',
    'x-ratelimit-reset': String(Math.floor(Date.now() / 1_000) + 1_800),
  },
})

/** A secondary limit; `retryAfter` is in seconds. */
export const secondaryRateLimit = (retryAfter: number): RequestFault => ({
  kind: 'answered',
  status: 429,
  body: bodyOf(
    'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.',
  ),
  headers: { 'retry-after': String(retryAfter) },
})
