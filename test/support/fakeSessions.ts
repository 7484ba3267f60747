// Fakes of the services that keep tokens; they answer only when a test says how.

import type { BackendAccess } from '../../src/features/backend/backendApi.ts'
import type { ProviderSession } from '../../src/model/session/person.ts'
import type { SessionDetails } from '../../src/model/session/sessionState.ts'
import type { CookieSession, ProviderSessions, Session } from '../../src/sagas/services/services.ts'
import { fakeAnswers } from './fakeAnswers.ts'

type Ask = Parameters<ProviderSessions['refresh']>

const hour = 3_600_000

const never = () => new Promise<never>(() => undefined)

function unexpected(): never {
  throw new Error('No test has said who this is')
}

/** A session of `user:default/{name}`, valid for the first hour by default. */
export const personOf = (name: string, expiresAt: number | null = hour): SessionDetails => ({
  identity: { userEntityRef: `user:default/${name}`, ownershipEntityRefs: [] },
  profile: {},
  expiresAt,
})

/** A provider's session without a portal user. */
export const providerSession = (
  scopes: readonly string[] = [],
  expiresAt: number | null = hour,
): ProviderSession => ({ scopes, expiresAt, identityExpiresAt: null, profile: {}, identity: null })

/** The test controls `enterAsGuest`: `session.enterAsGuest.answers(personOf('guest'))`. */
export const fakeSession = (others: Partial<Session> = {}) => ({
  enterAsLegacyGuest: unexpected,
  enterAsCustomUser: unexpected,
  enterWith: unexpected,
  keep: () => undefined,
  recall: () => undefined,
  forget: () => undefined,
  isTokenRefused: never,
  hasToken: () => true,
  needsToken: never,
  offeredProviders: never,
  ...others,
  enterAsGuest: fakeAnswers<SessionDetails, [AbortSignal]>(others.enterAsGuest),
})

/** The test controls `refresh` and `login`: `providers.refresh.isDown()`. Logging out succeeds. */
export const fakeProviders = (others: Partial<ProviderSessions> = {}) => ({
  redirect: () => undefined,
  token: () => null,
  known: () => [],
  returned: () => null,
  forget: () => undefined,
  ...others,
  refresh: fakeAnswers<ProviderSession, Ask>(others.refresh),
  login: fakeAnswers<ProviderSession, Ask>(others.login),
  logout: fakeAnswers(others.logout ?? (() => Promise.resolve(null))),
})

/** A backend whose responses a test gives, for a signed-in user. */
export const fakeBackend = (
  send: BackendAccess['send'],
  others: Partial<BackendAccess> = {},
): BackendAccess => ({
  send,
  now: () => Date.now(),
  baseUrl: (id) => `http://localhost:7007/api/${id}`,
  token: () => null,
  noteRefusal: () => true,
  anotherToken: () => Promise.resolve(false),
  ...others,
})

export const fakeCookie = (others: Partial<CookieSession> = {}): CookieSession => ({
  isProtected: () => false,
  refresh: never,
  remove: never,
  ...others,
})
