// Why a host refuses, by the name of the failure: the page says what to do about each.

import type { Failure } from '../failure.ts'

export const ciFailureNames = {
  login: 'LoginRequiredError',
  scope: 'MissingScopeError',
  sso: 'SsoRequiredError',
  limit: 'RateLimitError',
  gone: 'GoneError',
  forbidden: 'ForbiddenError',
} as const

export const loginRequired = (hostTitle: string): Failure => ({
  kind: 'unauthorized',
  name: ciFailureNames.login,
  message: `${hostTitle} needs your login`,
})

/** The entity's annotation names no repository (RUNS-05). */
export const noProject: Failure = {
  kind: 'unexpected',
  name: 'NoProjectError',
  message: 'No repo/owner provided',
}
