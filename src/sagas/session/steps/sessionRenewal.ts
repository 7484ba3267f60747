// One renewal of a session.

import { call, put, race, type SagaGenerator } from 'typed-redux-saga'
import {
  renewalFailed,
  renewed,
  sessionEnded,
  signedOut,
  tokenConfirmed,
} from '../../../features/session/sessionSlice.ts'
import { isPassing, toFailure, type FailureError } from '../../../model/failure.ts'
import { noSession, tokenMissing } from '../../../model/session/authFailures.ts'
import { legacyGuestKey } from '../../../model/session/guestSession.ts'
import {
  customMethod,
  guestMethod,
  type Identity,
  type SignInMethod,
} from '../../../model/session/person.ts'
import type { SessionDetails } from '../../../model/session/sessionState.ts'
import { abortable } from '../../kit/abortable.ts'
import { refreshSession } from '../../kit/refreshSession.ts'
import { service } from '../../kit/service.ts'
import { waitFor } from '../../kit/waitFor.ts'
import { refreshMargin } from './acquireSession.ts'
import { enterAsGuest } from './signingIn.ts'

/** for tokens without a provider's session. */
const tokenMargin = 5 * 60_000

/** Milliseconds before the end. */
export const renewalMargin = (method: SignInMethod): number =>
  method === guestMethod || method === customMethod ? tokenMargin : refreshMargin

export const isRenewable = (method: SignInMethod): boolean => method !== customMethod

function* enterAgain(method: SignInMethod): SagaGenerator<SessionDetails> {
  if (method === guestMethod) return yield* call(enterAsGuest)
  const session = yield* service('session')
  const outcome = yield* call(refreshSession, method, [])
  if ('failure' in outcome) throw outcome.failure
  return yield* call(session.enterWith, method, outcome.session)
}

interface Renewable {
  readonly method: SignInMethod
  readonly identity: Identity
  readonly expiresAt: number | null
}

/** Milliseconds for a renewal that starts at or after expiry. */
const renewalTimeout = 30_000

function* renewInTime({ method, expiresAt }: Renewable): SagaGenerator<SessionDetails> {
  if (expiresAt === null) return yield* call(enterAgain, method)
  const clock = yield* service('clock')
  const left = Math.max(expiresAt - clock.now(), renewalTimeout)
  const { details } = yield* race({ details: call(enterAgain, method), over: call(waitFor, left) })
  if (!details) throw noSession()
  return details
}

/** A passing failure keeps the session until it expires. */
export function* renew(session: Renewable): SagaGenerator<void> {
  const clock = yield* service('clock')
  try {
    const details = yield* call(renewInTime, session)
    const { userEntityRef } = details.identity
    // Another user may have signed in at the provider meanwhile.
    const isSame = userEntityRef === session.identity.userEntityRef
    yield* put(isSame ? renewed(details) : signedOut({ by: 'otherUser' }))
  } catch (thrown) {
    const failure = toFailure(thrown)
    const mayWait = isPassing(failure) && clock.now() < (session.expiresAt ?? Infinity)
    yield* put(mayWait ? renewalFailed(failure) : sessionEnded(failure))
  }
}

/** Ends a session that cannot be renewed. */
export function* expire({ failure }: FailureError): SagaGenerator<void> {
  yield* put(sessionEnded(failure))
}

/** Ends a session that cannot be renewed if the backend itself refuses its token, or requires one. */
export function* checkToken(): SagaGenerator<void> {
  const session = yield* service('session')
  const storage = yield* service('storage')
  const isOver = yield* call(abortable<boolean>, session.isTokenRefused)
  if (!isOver) {
    yield* put(tokenConfirmed())
    return
  }
  // Otherwise the guest would enter without a token again.
  storage.remove(legacyGuestKey)
  yield* call(expire, session.hasToken() ? noSession() : tokenMissing())
}
