// A running portal for random walks: the real token keeper, a guest and providers with random
// answers, and recognizable tokens.

import type { Answer } from '../../src/features/backend/backendApi.ts'
import { configLoaded } from '../../src/features/shell/boot/bootSlice.ts'
import type { PortalConfig } from '../../src/model/config/portalConfig.ts'
import { FailureError } from '../../src/model/failure.ts'
import { popupClosed } from '../../src/model/session/authFailures.ts'
import type { ProviderSession } from '../../src/model/session/person.ts'
import type { ProviderSessions, TabMessage } from '../../src/sagas/services/services.ts'
import { createSession } from '../../src/sagas/session/services/session.ts'
import { failureOf } from './fakeAnswers.ts'
import { fakeBackend } from './fakeSessions.ts'
import { startProcesses, testConfig } from './processHarness.ts'

/** Results of a network request. `silence` lasts until the portal's timeout, such as 30 s. */
export const outcomes = ['succeeds', 'slow', 'refused', 'down', 'silence'] as const
export type Outcome = (typeof outcomes)[number]

const waits: Readonly<Record<Outcome, number>> = {
  succeeds: 0,
  slow: 5_000,
  refused: 0,
  down: 0,
  silence: 30_000,
}

/** Part of every token, and of nothing else. */
export const secret = 'secret'

export const methods = ['guest', 'github', 'gitlab', 'iap', 'custom'] as const
export const walkProviders = ['github', 'gitlab', 'iap'] as const

const walkConfig: PortalConfig = {
  ...testConfig,
  signInPage: {
    providers: methods.map((id) => ({ id, isProxied: id === 'iap' })),
    isAutomatic: false,
  },
}

/** Resolves after this time on the fake clock; rejects with the signal's reason if that comes first. */
function passed(milliseconds: number, signal: AbortSignal): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => {
    resolve(undefined)
  }, milliseconds)
  const abort = () => {
    clearTimeout(timer)
    reject(signal.reason as Error)
  }
  if (signal.aborted) abort()
  signal.addEventListener('abort', abort)
  return promise
}

/** Chooses the result of each request: the given ones in turn, until `allGoesWell`. */
function createFate(foreseen: readonly Outcome[]) {
  let count = 0
  let goesWell = false
  return {
    allGoesWell: () => (goesWell = true),
    next: async (signal: AbortSignal): Promise<void> => {
      const outcome = goesWell ? 'succeeds' : (foreseen[count++ % foreseen.length] ?? 'succeeds')
      await passed(waits[outcome], signal)
      if (outcome === 'refused') throw failureOf('unauthorized')
      if (outcome === 'down') throw failureOf('unreachable')
      if (outcome === 'silence') throw failureOf('timeout')
    },
  }
}

export type Fate = ReturnType<typeof createFate>

const tokenOf = (user: string, count: number) => `${secret}.${user}.${String(count)}`
const identityOf = (user: string) => ({
  userEntityRef: `user:default/${user}`,
  ownershipEntityRefs: [],
})

/** The owner of a token. */
export function ownerOf(token: string): string {
  const part = token.split('.')[1] ?? ''
  return identityOf(people.has(part) ? part : 'guest').userEntityRef
}

export const walkPeople = ['mona', 'otto'] as const
const people: ReadonlySet<string> = new Set(walkPeople)

interface Cookie {
  /** The user of the browser's cookie, which changes without the portal's knowledge. */
  user: string
  readonly lifetime: number
}

/** Like the real ones: sessions forgotten during a request are not kept. `wrongs` lists forbidden behaviour. */
function createWalkProviders(fate: Fate, cookie: Cookie) {
  const tokens = new Map<string, string>()
  const refreshing = new Set<string>()
  const wrongs: string[] = []
  let generation = 0
  let count = 0
  const bring = async (id: string, scopes: readonly string[], signal: AbortSignal) => {
    const begun = generation
    await fate.next(signal)
    if (begun !== generation)
      throw new FailureError({ kind: 'aborted', name: 'AbortError', message: 'left meanwhile' })
    tokens.set(id, tokenOf(cookie.user, (count += 1)))
    return {
      scopes,
      expiresAt: Date.now() + cookie.lifetime,
      identityExpiresAt: Date.now() + cookie.lifetime,
      profile: {},
      identity: id === 'gitlab' ? null : identityOf(cookie.user),
    } satisfies ProviderSession
  }
  const providers: ProviderSessions = {
    refresh: async (id, scopes, signal) => {
      if (refreshing.has(id)) wrongs.push(`two refreshes of ${id} at once`)
      refreshing.add(id)
      const ended = () => refreshing.delete(id)
      signal.addEventListener('abort', ended)
      try {
        return await bring(id, scopes, signal)
      } finally {
        ended()
      }
    },
    login: (id, scopes, signal) =>
      bring(id, scopes, signal).catch((thrown: unknown) => {
        throw (thrown as Error).name === 'AbortError' ? thrown : popupClosed()
      }),
    redirect: () => undefined,
    returned: () => null,
    logout: async (id, signal) => {
      let isOver = false
      signal.addEventListener('abort', () => {
        if (!isOver) wrongs.push(`signing out of ${id} was broken off`)
      })
      try {
        await fate.next(signal)
        return null
      } finally {
        isOver = true
      }
    },
    token: (id) => tokens.get(id) ?? null,
    known: () => [...tokens.keys()],
    forget: () => {
      generation += 1
      tokens.clear()
    },
  }
  return { providers, wrongs }
}

/** The auth backend's guest. */
function createGuestBackend(fate: Fate, lifetime: number) {
  let count = 0
  return async (_url: string, { signal }: RequestInit): Promise<Answer> => {
    await fate.next(signal ?? new AbortController().signal)
    const claims = { exp: (Date.now() + lifetime) / 1_000 }
    const token = `${secret}.${btoa(JSON.stringify(claims))}.${String((count += 1))}`
    const backstageIdentity = { token, identity: identityOf('guest') }
    return { ok: true, status: 200, statusText: 'OK', text: JSON.stringify({ backstageIdentity }) }
  }
}

export function startWalk(foreseen: readonly Outcome[], lifetime: number) {
  const fate = createFate(foreseen)
  const cookie: Cookie = { user: 'mona', lifetime }
  const { providers, wrongs } = createWalkProviders(fate, cookie)
  const clock = { now: () => Date.now() }
  const keeper = createSession({
    send: createGuestBackend(fate, lifetime),
    clock,
    config: () => walkConfig,
    providers,
  })
  let hear: (message: TabMessage) => void = () => undefined
  const told: TabMessage[] = []
  const run = startProcesses(
    [],
    {
      clock,
      providers,
      session: keeper,
      backend: fakeBackend(() => Promise.reject(failureOf('unreachable')), {
        token: keeper.token,
        noteRefusal: keeper.noteRefusal,
        anotherToken: keeper.anotherToken,
      }),
      tabs: {
        tell: (message) => told.push(message),
        subscribe: (listener) => {
          hear = listener
          return () => (hear = () => undefined)
        },
      },
    },
    { aside: /./ },
  )
  run.dispatch(configLoaded(walkConfig))
  return {
    ...run,
    keeper,
    providers,
    wrongs,
    cookie,
    told,
    allGoesWell: fate.allGoesWell,
    hear: (message: TabMessage) => {
      hear(message)
    },
  }
}

export type Walk = ReturnType<typeof startWalk>
