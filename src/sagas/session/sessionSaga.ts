// Starts when someone signs in, or did so before in this browser; renews the session before it expires. A passing
// failure keeps the session and tries again until it has truly expired; a final one ends it and says why.

import { call, delay, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  endNeared,
  guestAnswered,
  reentered,
  renewalFailed,
  renewalRequested,
  renewed,
  selectSession,
  sessionEnded,
  signedOut,
  signInCancelled,
  signInRequested,
  signInSucceeded,
  tokenConfirmed,
} from '../../features/session/sessionSlice.ts'
import { providersFound } from '../../features/session/signIn/offersSlice.ts'
import { tokenRefused } from '../../features/shell/backendApi.ts'
import { configLoaded, selectConfig } from '../../features/shell/boot/bootSlice.ts'
import { noSession } from '../../model/session/authFailures.ts'
import { rememberedProviderKey } from '../../model/session/guestSession.ts'
import type { StateOf } from '../../model/session/sessionState.ts'
import { service } from '../kit/service.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'
import { waitFor } from '../kit/waitFor.ts'
import { firstSignIn } from './steps/rememberedSignIn.ts'
import { checkToken, expire, isRenewable, renew, renewalMargin } from './steps/sessionRenewal.ts'
import { leave } from './steps/signingOut.ts'
import { goOn, signIn, signInAgain } from './steps/signInSteps.ts'

const longestPause = 60_000
/** Milliseconds before a session that is over already is renewed. */
const overduePause = 30_000

function* keepAlive(session: StateOf<'signedIn'>): SagaGenerator<void> {
  const { method, expiresAt, isEnding, isRefused } = session
  if (isRefused) {
    const { hasToken } = yield* service('session')
    yield* call(isRenewable(method) && hasToken() ? renew : checkToken, session)
    return
  }
  if (expiresAt === null) return
  const clock = yield* service('clock')
  const left = expiresAt - clock.now()
  if (isEnding) {
    yield* call(waitFor, left)
    yield* call(expire, noSession())
    return
  }
  const early = left - renewalMargin(method)
  yield* call(waitFor, left > 0 ? Math.max(early, left / 2, 1_000) : overduePause)
  if (isRenewable(method)) yield* call(renew, session)
  else yield* put(endNeared())
}

/** Does what the state asks for next; each way out is an event that brings it here again. */
function* followSession(): SagaGenerator<void> {
  const session = yield* select(selectSession)
  const config = yield* select(selectConfig)
  if (session.status === 'undecided' && config) yield* call(firstSignIn, config)
  if (session.status === 'signingIn') yield* call(signIn, session)
  if (session.status === 'asking') yield* call(goOn, session)
  if (session.status === 'reentering') yield* call(signInAgain, session)
  if (session.status === 'signedIn') yield* call(keepAlive, session)
  if (session.status === 'renewalFailing') {
    const { attempts } = session
    if (attempts > 0) yield* delay(Math.min(2 ** attempts * 1_000, longestPause))
    yield* call(renew, session)
  }
  if (session.status === 'signedOut' && !session.by) yield* call(forgetMethod)
  if (session.status === 'signedOut' && session.by) {
    yield* call(leave, session.by)
    // Somebody else is at this browser now, and is remembered.
    if (session.by === 'otherUser' && config) yield* call(firstSignIn, config)
  }
}

/** Whoever cancels is not taken up by the next load. */
function* forgetMethod(): SagaGenerator<void> {
  const storage = yield* service('storage')
  storage.remove(rememberedProviderKey)
}

export function* sessionSaga(): SagaGenerator<void> {
  const events = [
    configLoaded,
    signInRequested,
    signInCancelled,
    signInSucceeded,
    guestAnswered,
    providersFound,
    endNeared,
    reentered,
    renewed,
    renewalFailed,
    renewalRequested,
    tokenRefused,
    tokenConfirmed,
    sessionEnded,
    signedOut,
  ]
  yield* call(
    takeUpLatest,
    events.map(({ type }) => type),
    followSession,
    selectSession,
  )
}
