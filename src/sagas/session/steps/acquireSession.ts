// Obtains a provider's session step by step (spec 3 §4).

import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import {
  loginChosen,
  loginRequested,
  loginsRejected,
  loginWithdrawn,
  selectProvider,
} from '../../../features/session/login/providersSlice.ts'
import { signedOut } from '../../../features/session/sessionSlice.ts'
import { FailureError } from '../../../model/failure.ts'
import { rejectedByUser, scopesMissing } from '../../../model/session/authFailures.ts'
import type { AccessOptions, LoginFlow, ProviderSession } from '../../../model/session/person.ts'
import {
  heldBy,
  isIdle,
  isListed,
  type ProviderState,
} from '../../../model/session/providerState.ts'
import { isAbout, refreshSession } from '../../kit/refreshSession.ts'
import { service } from '../../kit/service.ts'

/** Milliseconds before expiry at which a session is refreshed. */
export const refreshMargin = 180_000

const hasScopes = (session: ProviderSession, wanted: readonly string[]) =>
  wanted.every((scope) => session.scopes.includes(scope))

/** Waits until the provider's state has one of these statuses; throws `RejectedError` if the wait is cancelled. */
function* until(
  providerId: string,
  isReached: (state: ProviderState) => boolean,
): SagaGenerator<ProviderState> {
  for (;;) {
    const state = yield* select(selectProvider, providerId)
    if (isReached(state)) return state
    const { type } = yield* take(isAbout(providerId))
    if (type === signedOut.type) throw rejectedByUser()
    if (type === loginsRejected.type && isListed(state)) throw rejectedByUser()
  }
}

const isNotBusy = ({ status }: ProviderState) => status !== 'loggingIn' && status !== 'refreshing'

const isSettled = ({ status }: ProviderState) => status !== 'loggingIn'

function* renewed(
  providerId: string,
  session: ProviderSession,
  { scopes, isOptional }: AccessOptions,
): SagaGenerator<ProviderSession | null> {
  const clock = yield* service('clock')
  const outcome = yield* call(refreshSession, providerId, session.scopes)
  if ('session' in outcome) {
    if (hasScopes(outcome.session, scopes)) return outcome.session
    throw scopesMissing()
  }
  // A network failure ends no session.
  if (outcome.isPassing && clock.now() < (session.expiresAt ?? Infinity)) return session
  if (isOptional) return null
  throw outcome.failure
}

function* login(
  providerId: string,
  scopes: readonly string[],
  instantly: LoginFlow | undefined,
): SagaGenerator<void> {
  const isInstant = instantly !== undefined
  yield* put(loginRequested({ providerId, scopes, isInstant }))
  if (!isInstant) {
    yield* call(until, providerId, isIdle)
    return
  }
  try {
    yield* put(loginChosen({ providerId, flow: instantly }))
    const state = yield* call(until, providerId, isSettled)
    if (state.status === 'loginPending' && state.failure) throw new FailureError(state.failure)
  } finally {
    // Already idle if it succeeded.
    yield* put(loginWithdrawn({ providerId }))
  }
}

/** Null if optional and there is none. Throws a `FailureError`; a refusal is a `RejectedError`. */
export function* acquireSession(
  providerId: string,
  options: AccessOptions,
): SagaGenerator<ProviderSession | null> {
  const clock = yield* service('clock')
  const { scopes, isOptional = false, instantly } = options
  // Not in a slice: it belongs to the caller's promise, which no restart survives.
  let isTried = instantly !== undefined
  for (;;) {
    const state = yield* call(until, providerId, isNotBusy)
    const session = heldBy(state)
    if (session && hasScopes(session, scopes)) {
      const isFresh = clock.now() < (session.expiresAt ?? Infinity) - refreshMargin
      if (isFresh) return session
      // Without waiting for a refresh, because a window is allowed only within the click.
      if (!instantly) return yield* call(renewed, providerId, session, options)
    }
    if (!session && !isTried && isIdle(state)) {
      isTried = true
      const outcome = yield* call(refreshSession, providerId, scopes)
      if ('failure' in outcome && outcome.isPassing && !isOptional) throw outcome.failure
      // Accepted even if it expires soon: it was just refreshed.
      if ('session' in outcome && hasScopes(outcome.session, scopes)) return outcome.session
    }
    if (isOptional) return null
    yield* call(login, providerId, scopes, instantly)
    const allowed = heldBy(yield* select(selectProvider, providerId))
    if (allowed && hasScopes(allowed, scopes)) return allowed
    if (allowed) throw scopesMissing()
  }
}
