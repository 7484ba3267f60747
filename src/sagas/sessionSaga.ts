// Starts when someone enters as guest, or did so before in this browser; renews the session before it expires.
// A passing failure keeps the session and tries again until it has truly expired; a final one ends it and says why.

import { isRejectedWithValue } from '@reduxjs/toolkit'
import {
  call,
  delay,
  fork,
  put,
  select,
  takeEvery,
  takeLeading,
  type SagaGenerator,
} from 'typed-redux-saga'
import { configLoaded } from '../features/boot/bootSlice.ts'
import {
  guestRequested,
  nobodyRemembered,
  renewalFailed,
  renewed,
  selectSession,
  sessionEnded,
  signInFailed,
  signInSucceeded,
  type SessionDetails,
} from '../features/session/sessionSlice.ts'
import { isPassing, toFailure, type Failure } from '../model/failure.ts'
import { guestProvider, rememberedProviderKey } from '../model/session/guestSession.ts'
import { abortable } from './kit/abortable.ts'
import { service } from './kit/service.ts'
import { takeUpLatest } from './kit/takeUpLatest.ts'

const minute = 60_000
/** the margin of tokens that come without a session of a provider. */
const renewalMargin = 5 * minute
const longestPause = minute
/** Longer waits overflow the browser's timers. */
const longestTimer = 2 ** 31 - 1

function* enterAsGuest(): SagaGenerator<SessionDetails> {
  const session = yield* service('session')
  return yield* call(abortable<SessionDetails>, (signal: AbortSignal) =>
    session.enterAsGuest(signal),
  )
}

function* signIn(): SagaGenerator<void> {
  const storage = yield* service('storage')
  try {
    const details = yield* call(enterAsGuest)
    storage.set(rememberedProviderKey, guestProvider)
    yield* put(signInSucceeded(details))
  } catch (thrown) {
    storage.remove(rememberedProviderKey)
    yield* put(signInFailed(toFailure(thrown)))
  }
}

function* renew(expiresAt: number): SagaGenerator<void> {
  const clock = yield* service('clock')
  try {
    yield* put(renewed(yield* call(enterAsGuest)))
  } catch (thrown) {
    const failure = toFailure(thrown)
    const mayWait = isPassing(failure) && clock.now() < expiresAt
    yield* put(mayWait ? renewalFailed(failure) : sessionEnded(failure))
  }
}

/** Does what the state asks for next; each way out is an event that brings it here again. */
function* followSession(): SagaGenerator<void> {
  const session = yield* select(selectSession)
  if (session.status === 'signingIn') yield* call(signIn)
  if (session.status === 'signedIn') {
    const clock = yield* service('clock')
    const left = session.expiresAt - clock.now()
    yield* delay(Math.min(longestTimer, Math.max(left - renewalMargin, left / 2, 1_000)))
    yield* call(renew, session.expiresAt)
  }
  if (session.status === 'renewalFailing') {
    yield* delay(Math.min(2 ** session.attempts * 1_000, longestPause))
    yield* call(renew, session.expiresAt)
  }
}

/** Enters as whoever this browser remembers. */
function* decide(): SagaGenerator<void> {
  const storage = yield* service('storage')
  const isRemembered = storage.get(rememberedProviderKey) === guestProvider
  yield* put(isRemembered ? guestRequested() : nobodyRemembered())
}

/** The backend no longer takes the token: ask for a new one now rather than at its time. */
function* renewAtOnce(): SagaGenerator<void> {
  const session = yield* select(selectSession)
  if (session.status === 'signedIn') yield* call(renew, session.expiresAt)
}

const isUnauthorized = (action: unknown): boolean =>
  isRejectedWithValue(action) && (action.payload as Failure | undefined)?.kind === 'unauthorized'

export function* sessionSaga(): SagaGenerator<void> {
  yield* takeEvery(configLoaded, decide)
  yield* takeLeading(isUnauthorized, renewAtOnce)
  yield* fork(
    takeUpLatest,
    [
      guestRequested.type,
      signInSucceeded.type,
      renewed.type,
      renewalFailed.type,
      sessionEnded.type,
    ],
    followSession,
  )
}
