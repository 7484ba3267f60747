// Whether a failed refresh means that the session is over, as far as the auth backend's response tells.

import type { Failure } from '../failure.ts'

/**
 * Messages about the network between auth backend and provider, or about a broken provider. The backend answers 401 to
 * every failure; only the message tells the cause.
 */
const trouble =
  /\b(ECONN\w+|ENOTFOUND|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|EAI_AGAIN|EPIPE|socket hang up|timed out|fetch failed|(got|status): 5\d\d|5\d\d (Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time-?out))\b/i

/** With Passport (GitLab, Google), a provider that refuses and one that fails give the same message. */
const eitherOf = "Failed to refresh access token; caused by Error: unknown error '[object Object]'"

/**
 * A session is over if the provider says so, not if the provider could not be asked. Where the message is ambiguous and
 * the session `isHeld`, it counts as a failure: the session goes on while it lasts, and the user can sign in again
 * later.
 */
export function refreshFailureOf(failure: Failure, isHeld: boolean): Failure {
  const { kind, message } = failure
  const isTrouble = trouble.test(message) || (isHeld && message.includes(eitherOf))
  return kind === 'unauthorized' && isTrouble ? { ...failure, kind: 'serverError' } : failure
}
