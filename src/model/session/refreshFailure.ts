// Why a refresh did not succeed, as far as the auth backend's answer tells.

import type { Failure } from '../failure.ts'

/**
 * Of a network between the auth backend and the provider, or of a provider that is in trouble itself. The backend
 * answers 401 to whatever goes wrong, and says what it was in the message.
 */
const trouble =
  /\b(ECONN\w+|ENOTFOUND|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|EAI_AGAIN|EPIPE|socket hang up|timed out|fetch failed|(got|status): 5\d\d|5\d\d (Internal Server Error|Bad Gateway|Service Unavailable|Gateway Time-?out))\b/i

/**
 * Where the backend asks by Passport, as with GitLab or Google, a provider that refuses and one that is in trouble are
 * told in the same words.
 */
const eitherOf = "Failed to refresh access token; caused by Error: unknown error '[object Object]'"

/**
 * A session is over where the provider says so, not where nobody could ask it. What may be either is held to be
 * trouble while `isHeld`: a session lasts on for as long as it has, and once it is over somebody may sign in anew.
 */
export function refreshFailureOf(failure: Failure, isHeld: boolean): Failure {
  const { kind, message } = failure
  const isTrouble = trouble.test(message) || (isHeld && message.includes(eitherOf))
  return kind === 'unauthorized' && isTrouble ? { ...failure, kind: 'serverError' } : failure
}
