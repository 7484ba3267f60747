// Keeps the portal's token. It is read only for the authorization header of backend requests.

import type { BackendAccess } from '../../../features/backend/backendApi.ts'
import type { PortalConfig } from '../../../model/config/portalConfig.ts'
import { noSession, notForSignIn, noUserEntityRef } from '../../../model/session/authFailures.ts'
import {
  authRequest,
  openRequestUrl,
  refreshUrl,
  userInfoUrl,
} from '../../../model/session/authRequests.ts'
import type { CustomUser } from '../../../model/session/customUser.ts'
import { guestSessionRequest, guestSessionUrl } from '../../../model/session/guestSession.ts'
import { guestMethod } from '../../../model/session/person.ts'
import { readProviderAnswer } from '../../../model/session/providerAnswer.ts'
import { knownProviders } from '../../../model/session/providers.ts'
import type { SessionDetails } from '../../../model/session/sessionState.ts'
import { titleOf } from '../../../model/session/signInPage.ts'
import { ownershipOf, tokenExpiry } from '../../../model/session/tokenClaims.ts'
import type { Send } from '../../services/http.ts'
import type { Clock, ProviderSessions, Session } from '../../services/services.ts'
import { askAuth } from './askAuth.ts'
import { createTokenHolder } from './tokenHolder.ts'

interface Parts {
  readonly send: Send
  readonly clock: Clock
  readonly config: () => PortalConfig
  readonly providers: Pick<ProviderSessions, 'token'>
}

const legacyGuest: SessionDetails = {
  identity: { userEntityRef: 'user:default/guest', ownershipEntityRefs: ['user:default/guest'] },
  profile: { displayName: 'Guest' },
  expiresAt: null,
}

export interface TokenKeeper
  extends Session, Pick<BackendAccess, 'token' | 'noteRefusal' | 'anotherToken'> {
  /** Signed in without a token of this visit: a request would be refused. */
  readonly isRecalled: () => boolean
}

export function createSession({ send, clock, config, providers }: Parts): TokenKeeper {
  const { token, noteRefusal, anotherToken, keepToken, confirmToken } = createTokenHolder(clock)
  let customUser: CustomUser | null = null
  let isRecalled = false
  const needsToken = async (signal: AbortSignal) =>
    (await send(openRequestUrl(config()), { signal })).status === 401
  const isOffered = (signal: AbortSignal) => (id: string) =>
    send(refreshUrl(config(), id, []), { ...authRequest, signal }).then(
      // 401: no session of that provider; 404: no such provider.
      ({ ok, status }) => ok || status === 401,
      () => false,
    )
  return {
    needsToken,
    hasToken: () => token() !== null,
    offeredProviders: async (signal) => {
      const answers = await Promise.all(knownProviders.map(isOffered(signal)))
      signal.throwIfAborted()
      return knownProviders.filter((_id, index) => answers[index])
    },
    token,
    noteRefusal,
    anotherToken,
    recall: () => {
      isRecalled = true
    },
    isRecalled: () => isRecalled && token() === null,
    keep: (user) => {
      customUser = user
    },
    forget: () => {
      isRecalled = false
      keepToken(null)
      customUser = null
    },
    enterAsGuest: async (signal): Promise<SessionDetails> => {
      const url = guestSessionUrl(config())
      const json = await askAuth(send, url, { ...guestSessionRequest, signal })
      // Ignores the answer after a sign-out.
      signal.throwIfAborted()
      const asked = { providerId: guestMethod, scopes: [], now: clock.now() }
      const { session, tokens } = readProviderAnswer(json, asked)
      const { identity, profile, identityExpiresAt } = session
      if (identity === null || tokens.backstage === undefined) throw noUserEntityRef()
      keepToken(tokens.backstage, identity.userEntityRef)
      return { identity, profile, expiresAt: identityExpiresAt }
    },
    enterAsLegacyGuest: () => {
      isRecalled = false
      keepToken(null)
      return legacyGuest
    },
    enterAsCustomUser: () => {
      if (!customUser) throw noSession()
      const { userId, idToken } = customUser
      keepToken(idToken, userId)
      return {
        identity: { userEntityRef: userId, ownershipEntityRefs: ownershipOf(idToken, [userId]) },
        profile: {},
        expiresAt: idToken === null ? null : tokenExpiry(idToken, clock.now()),
      }
    },
    isTokenRefused: async (signal) => {
      const held = token()
      const headers = { authorization: `Bearer ${held ?? ''}` }
      const asked =
        held === null
          ? needsToken(signal)
          : send(userInfoUrl(config()), { headers, signal }).then(({ status }) => status === 401)
      const isRefused = await asked.catch(() => false)
      signal.throwIfAborted()
      if (isRefused) return true
      confirmToken()
      return false
    },
    enterWith: (providerId, { identity, profile, identityExpiresAt }) => {
      const backstageToken = providers.token(providerId, 'backstage')
      if (identity === null || backstageToken === null)
        throw notForSignIn(titleOf(config().signInPage, providerId))
      keepToken(backstageToken, identity.userEntityRef)
      return { identity, profile, expiresAt: identityExpiresAt }
    },
  }
}
