// The services that keep tokens, for process tests: none answers before a test says what.

import type { BackendAccess } from '../../src/features/shell/backendApi.ts'
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

/** A session of `user:default/{name}`, for an hour from the beginning of time where nothing else is said. */
export const personOf = (name: string, expiresAt: number | null = hour): SessionDetails => ({
  identity: { userEntityRef: `user:default/${name}`, ownershipEntityRefs: [] },
  profile: {},
  expiresAt,
})

/** What a provider knows of a session that is nobody's on the portal. */
export const providerSession = (
  scopes: readonly string[] = [],
  expiresAt: number | null = hour,
): ProviderSession => ({ scopes, expiresAt, identityExpiresAt: null, profile: {}, identity: null })

/** `enterAsGuest` goes as the test says: `session.enterAsGuest.answers(personOf('guest'))`. */
export const fakeSession = (others: Partial<Session> = {}) => ({
  enterAsLegacyGuest: unexpected,
  enterAsCustomUser: unexpected,
  enterWith: unexpected,
  keep: () => undefined,
  forget: () => undefined,
  isTokenRefused: never,
  hasToken: () => true,
  needsToken: never,
  offeredProviders: never,
  ...others,
  enterAsGuest: fakeAnswers<SessionDetails, [AbortSignal]>(others.enterAsGuest),
})

/** `refresh` and `login` go as the test says: `providers.refresh.isDown()`. Logging out succeeds. */
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

/** A backend whose answers a test gives, for whoever is signed in. */
export const fakeBackend = (
  send: BackendAccess['send'],
  others: Partial<BackendAccess> = {},
): BackendAccess => ({
  send,
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
