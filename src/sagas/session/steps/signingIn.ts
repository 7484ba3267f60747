// Signs in as guest, as a custom user, or through a provider of the auth backend (spec 2 §4).

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import { guestAsked, selectSession } from '../../../features/session/sessionSlice.ts'
import { providersFound } from '../../../features/session/signIn/offersSlice.ts'
import { selectConfig } from '../../../features/shell/boot/bootSlice.ts'
import { isOutOfReach, toFailure } from '../../../model/failure.ts'
import {
  guestRefused,
  identityFailureName,
  notSignedIn,
} from '../../../model/session/authFailures.ts'
import { legacyGuestKey } from '../../../model/session/guestSession.ts'
import {
  customMethod,
  guestMethod,
  type GuestQuestion,
  type ProviderSession,
  type SignInRequest,
} from '../../../model/session/person.ts'
import {
  isEntering,
  isReentering,
  type SessionDetails,
} from '../../../model/session/sessionState.ts'
import { abortable } from '../../kit/abortable.ts'
import { refreshSession } from '../../kit/refreshSession.ts'
import { service } from '../../kit/service.ts'
import { acquireSession } from './acquireSession.ts'

export function* enterAsGuest(): SagaGenerator<SessionDetails> {
  const session = yield* service('session')
  return yield* call(abortable<SessionDetails>, (signal: AbortSignal) =>
    session.enterAsGuest(signal),
  )
}

/**
 * For a portal without a sign-in page whose backend has no guest: no token is needed, or the
 * backend's providers are offered (spec 1 §1). Null if the user has to choose one.
 */
function* withoutPage(): SagaGenerator<SessionDetails | null> {
  const session = yield* service('session')
  const needsToken = yield* call(abortable<boolean>, session.needsToken)
  if (!needsToken) return yield* call(session.enterAsLegacyGuest)
  const ids = yield* call(abortable<readonly string[]>, session.offeredProviders)
  if (ids.length === 0) throw guestRefused()
  yield* put(providersFound(ids))
  return null
}

/** Null if a question was asked. Reuses an earlier answer; a remembered guest is asked nothing. */
function* guest(isSilent: boolean): SagaGenerator<SessionDetails | null> {
  const storage = yield* service('storage')
  const session = yield* service('session')
  const config = yield* select(selectConfig)
  const isLegacy = storage.get(legacyGuestKey) === 'true'
  try {
    const details = yield* call(enterAsGuest)
    if (!isLegacy || isSilent) return details
    yield* put(guestAsked('useBackend'))
    return null
  } catch (thrown) {
    const failure = toFailure(thrown)
    // It says nothing about the guest provider.
    if (isOutOfReach(failure)) throw thrown
    if (isLegacy) return yield* call(session.enterAsLegacyGuest)
    if (config?.signInPage === null) return yield* call(withoutPage)
    // The backend has a guest provider, but names no user.
    if (isSilent || failure.name === identityFailureName) throw thrown
    yield* put(guestAsked('useLegacyToken'))
    return null
  }
}

/** Continues after the answer. Throws `FailureError`s. */
export function* goOnAsGuest(
  question: GuestQuestion,
  isAccepted: boolean,
): SagaGenerator<SessionDetails> {
  const storage = yield* service('storage')
  const session = yield* service('session')
  const isLegacy = question === 'useLegacyToken' ? isAccepted : !isAccepted
  if (!isLegacy) {
    storage.remove(legacyGuestKey)
    if (question === 'useLegacyToken') throw guestRefused()
    return yield* call(enterAsGuest)
  }
  storage.set(legacyGuestKey, 'true')
  return yield* call(session.enterAsLegacyGuest)
}

/** Behind a proxy a refresh signs the user in; there is no login window. */
function* proxied(providerId: string): SagaGenerator<ProviderSession> {
  const outcome = yield* call(refreshSession, providerId, [])
  if ('session' in outcome) return outcome.session
  throw outcome.isPassing ? outcome.failure : notSignedIn()
}

/** Null if the provider has no session; throws if it cannot be known. */
function* silently(providerId: string): SagaGenerator<SessionDetails | null> {
  const session = yield* service('session')
  const outcome = yield* call(refreshSession, providerId, [])
  if ('session' in outcome) return yield* call(session.enterWith, providerId, outcome.session)
  if (isOutOfReach(outcome.failure.failure)) throw outcome.failure
  return null
}

function* throughProvider(
  { method, flow }: SignInRequest,
  isSilent: boolean,
): SagaGenerator<SessionDetails | null> {
  const session = yield* service('session')
  const config = yield* select(selectConfig)
  const offered = config?.signInPage?.providers.find(({ id }) => id === method)
  if (isSilent && !offered?.isProxied) return yield* call(silently, method)
  const how = flow ?? (config?.redirectFlow ? 'redirect' : 'popup')
  const own = offered?.isProxied
    ? yield* call(proxied, method)
    : yield* call(acquireSession, method, { scopes: [], instantly: how })
  return own && (yield* call(session.enterWith, method, own))
}

/** Null if not signed in yet: a question is open, or a silent attempt found no session. */
export function* enter(): SagaGenerator<SessionDetails | null> {
  const state = yield* select(selectSession)
  if (!isEntering(state) && !isReentering(state)) return null
  const session = yield* service('session')
  const isSilent = state.status === 'resuming' || state.status === 'rejoining'
  if (state.method === customMethod) return yield* call(session.enterAsCustomUser)
  if (state.method === guestMethod && isEntering(state)) return yield* call(guest, isSilent)
  if (state.method === guestMethod) return yield* call(enterAsGuest)
  return yield* call(throughProvider, state, isSilent)
}
