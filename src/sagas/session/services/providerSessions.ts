// Provider sessions with their tokens, in memory only.

import type { PortalConfig } from '../../../model/config/portalConfig.ts'
import { isPassing, toFailure } from '../../../model/failure.ts'
import {
  forgottenMeanwhile,
  refusedAtProvider,
  logoutRequestFailed,
  refreshRequestFailed,
  scopesMissing,
} from '../../../model/session/authFailures.ts'
import {
  authOrigin,
  authRequest,
  logoutUrl,
  providerUrl,
  refreshUrl,
  startUrl,
} from '../../../model/session/authRequests.ts'
import { readLogoutUrl } from '../../../model/session/logoutAnswer.ts'
import type { ProviderSession } from '../../../model/session/person.ts'
import { readProviderAnswer, type Tokens } from '../../../model/session/providerAnswer.ts'
import {
  normaliseScopes,
  providerTitle,
  requestedScopes,
} from '../../../model/session/providers.ts'
import { refreshFailureOf } from '../../../model/session/refreshFailure.ts'
import { failureWithoutTokens } from '../../../model/session/withoutTokens.ts'
import type { Send } from '../../services/http.ts'
import type { Clock, ProviderSessions } from '../../services/services.ts'
import { tellAuth } from './askAuth.ts'
import { openLoginWindow, sessionAfterClosing, type LoginWorld } from './loginWindow.ts'
import { createOneRefresh, type TabLocks } from './oneRefresh.ts'
import type { RefreshNotes } from './refreshNotes.ts'
import { refreshTurn } from './refreshTurns.ts'
import type { RefreshWorkerClient } from './refreshWorkerClient.ts'

export interface ProviderParts {
  readonly send: Send
  readonly clock: Clock
  readonly config: () => PortalConfig
  readonly world: LoginWorld
  readonly tabs: TabLocks | null
  readonly worker: RefreshWorkerClient
  readonly notes: RefreshNotes
}

/** Token slot of one provider; replaced at sign-out so that late answers miss. */
interface Held {
  tokens: Tokens
  scopes: readonly string[]
  /** Milliseconds since epoch; -Infinity before there is a session. */
  expiresAt: number
}

const windowSize = { width: 450, height: 730 }

export function createProviderSessions(parts: ProviderParts): ProviderSessions {
  const { send, clock, config, world, tabs, worker, notes } = parts
  const all = new Map<string, Held>()
  const one = createOneRefresh(tabs, clock)
  /** Sign-outs under way: until the backend knows of one, a refresh would bring the session back. */
  const leaving = new Map<string, Promise<unknown>>()

  function heldOf(providerId: string): Held {
    const held = all.get(providerId) ?? { tokens: {}, scopes: [], expiresAt: -Infinity }
    all.set(providerId, held)
    return held
  }

  /** Throws if the user has signed out since `held` was read. */
  function keep(
    providerId: string,
    held: Held,
    requested: readonly string[],
    answer: unknown,
  ): ProviderSession {
    if (all.get(providerId) !== held) throw forgottenMeanwhile()
    const asked = { providerId, scopes: requested, now: clock.now() }
    const { session, tokens } = readProviderAnswer(answer, asked)
    Object.assign(held, {
      tokens,
      scopes: session.scopes,
      expiresAt: session.expiresAt ?? Infinity,
    })
    return session
  }

  const refresh: ProviderSessions['refresh'] = async (providerId, scopes, signal) => {
    const left = leaving.get(providerId)
    if (left) await left.catch(() => undefined)
    const held = heldOf(providerId)
    const requested = requestedScopes(providerId, scopes, held.scopes)
    const url = refreshUrl(config(), providerId, requested)
    const provider = providerUrl(config(), providerId)
    const mayBeKept = held.expiresAt === -Infinity
    const turn = refreshTurn(parts, { url, provider, mayBeKept })
    try {
      return keep(providerId, held, requested, await one.refresh(turn, signal))
    } catch (thrown) {
      signal.throwIfAborted()
      const isHeld = clock.now() < held.expiresAt
      throw refreshRequestFailed(refreshFailureOf(failureWithoutTokens(thrown).failure, isHeld))
    }
  }

  const missing = (providerId: string, scopes: readonly string[], session: ProviderSession) =>
    normaliseScopes(providerId, scopes).some((scope) => !session.scopes.includes(scope))

  /** Null if there is no session yet. */
  async function find(
    providerId: string,
    held: Held,
    scopes: readonly string[],
    signal: AbortSignal,
  ): Promise<ProviderSession | null> {
    if (all.get(providerId) !== held) throw forgottenMeanwhile()
    // Another user may have signed in in that window.
    worker.forget()
    try {
      const session = await refresh(providerId, scopes, signal)
      return missing(providerId, scopes, session) ? null : session
    } catch (thrown) {
      signal.throwIfAborted()
      if (toFailure(thrown).kind === 'aborted') throw thrown
      // Shown only once the user has returned to the page.
      if (isPassing(toFailure(thrown)) && world.hasFocus()) throw thrown
      return null
    }
  }

  return {
    refresh,
    login: async (providerId, scopes, signal) => {
      const held = heldOf(providerId)
      const requested = requestedScopes(providerId, scopes, held.scopes)
      worker.prepare()
      const login = {
        ...windowSize,
        url: startUrl(config(), providerId, {
          scopes: requested,
          flow: 'popup',
          page: world.page(),
        }),
        name: `${providerTitle(providerId)} Login`,
        authOrigin: authOrigin(config()),
      }
      const outcome = await openLoginWindow(world, login, signal)
      if (outcome.status === 'closed')
        return sessionAfterClosing(world, () => find(providerId, held, scopes, signal), signal)
      worker.forget()
      const session = keep(providerId, held, requested, outcome.answer)
      if (missing(providerId, scopes, session)) throw scopesMissing()
      return session
    },
    redirect: (providerId, scopes) => {
      const requested = requestedScopes(providerId, scopes, all.get(providerId)?.scopes ?? [])
      const page = world.page()
      const url = startUrl(config(), providerId, { scopes: requested, flow: 'redirect', page })
      world.leave(url, providerId)
    },
    returned: () => {
      const back = world.returned()
      if (!back) return null
      worker.prepare()
      worker.forget()
      const { providerId, error } = back
      return { providerId, failure: error === null ? null : refusedAtProvider(error).failure }
    },
    logout: async (providerId, signal) => {
      all.delete(providerId)
      const url = logoutUrl(config(), providerId)
      // Waits for a running refresh, whose answer would restore the cookie.
      const provider = providerUrl(config(), providerId)
      const leave = async () => {
        await notes.whenOver(provider, signal)
        return tellAuth(send, url, { ...authRequest, method: 'POST', signal })
      }
      worker.signOut(provider)
      const left = one.alone(provider, leave, signal)
      leaving.set(providerId, left)
      try {
        return readLogoutUrl(await left)
      } catch (thrown) {
        signal.throwIfAborted()
        throw logoutRequestFailed(failureWithoutTokens(thrown).failure)
      } finally {
        if (leaving.get(providerId) === left) leaving.delete(providerId)
      }
    },
    token: (providerId, kind) => all.get(providerId)?.tokens[kind] ?? null,
    known: () =>
      [...all].flatMap(([id, { tokens }]) => (Object.keys(tokens).length > 0 ? [id] : [])),
    forget: () => {
      all.clear()
      one.forget()
      worker.forget()
    },
  }
}
