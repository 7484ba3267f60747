// Provider sessions for plugins: processes obtain them, the token keeper has the tokens.

import type { AuthApi, AuthOptions } from '../../../model/session/authApi.ts'
import { normaliseScopes } from '../../../model/session/providers.ts'
import type { ProviderSessions } from '../../services/services.ts'
import type { SessionRequests } from './sessionRequests.ts'

interface Parts {
  readonly access: SessionRequests
  readonly providers: Pick<ProviderSessions, 'token'>
  /** Whether logins redirect the page instead of opening a window. */
  readonly isRedirecting: () => boolean
}

export function createAuthApi({ access, providers, isRedirecting }: Parts): AuthApi {
  const sessionOf = (
    providerId: string,
    { optional = false, instantPopup = false }: AuthOptions = {},
    scopes?: string | readonly string[],
  ) =>
    access.request(providerId, {
      scopes: normaliseScopes(providerId, scopes),
      isOptional: optional,
      ...(instantPopup && !optional && { instantly: isRedirecting() ? 'redirect' : 'popup' }),
    })
  const tokenOf = (providerId: string, kind: 'access' | 'id') =>
    providers.token(providerId, kind) ?? ''
  return {
    getAccessToken: async (providerId, scopes, options) =>
      (await sessionOf(providerId, options, scopes)) ? tokenOf(providerId, 'access') : '',
    getIdToken: async (providerId, options) =>
      (await sessionOf(providerId, options, ['openid'])) ? tokenOf(providerId, 'id') : '',
    getProfile: async (providerId, options) => (await sessionOf(providerId, options))?.profile,
    getBackstageIdentity: async (providerId, options) => {
      const identity = (await sessionOf(providerId, options))?.identity
      const token = providers.token(providerId, 'backstage')
      return identity && token !== null ? { type: 'user', token, ...identity } : undefined
    },
  }
}
