// Starts when someone enters as guest, or did so before in this browser; renews the session before it expires.
// A passing failure keeps the session and tries again until it has truly expired; a final one ends it and says why.

import { call, delay, fork, put, select, type SagaGenerator } from 'typed-redux-saga'
import { backendApi } from '../features/backend/backendApi.ts'
import { configLoaded, selectBoot } from '../features/boot/bootSlice.ts'
import {
  guestRequested,
  nobodyRemembered,
  renewalFailed,
  renewed,
  selectSession,
  sessionEnded,
  signInFailed,
  signInSucceeded,
} from '../features/session/sessionSlice.ts'
import { isPassing, toFailure } from '../model/failure.ts'
import { guestProvider, rememberedProviderKey } from '../model/session/guestSession.ts'
import { service } from './kit/service.ts'
import { takeUpLatest } from './kit/takeUpLatest.ts'
import { enterAsGuest, renew } from './sessionRenewal.ts'

const minute = 60_000
/** the margin of tokens that come without a session of a provider. */
const renewalMargin = 5 * minute
const longestPause = minute
/** Longer waits overflow the browser's timers. */
const longestTimer = 2 ** 31 - 1

function* signIn(): SagaGenerator<void> {
  const storage = yield* service('storage')
  try {
    const details = yield* call(enterAsGuest)
    storage.set(rememberedProviderKey, guestProvider)
    yield* put(signInSucceeded(details))
  } catch (thrown) {
    const failure = toFailure(thrown)
    // A network that is down says nothing of the provider.
    if (!isPassing(failure)) storage.remove(rememberedProviderKey)
    yield* put(signInFailed(failure))
  }
}

/** Does what the state asks for next; each way out is an event that brings it here again. */
function* followSession(): SagaGenerator<void> {
  const session = yield* select(selectSession)
  if (session.status === 'undecided') yield* call(decide)
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
  if (session.status === 'failed') yield* call(forgetEverything)
}

/** Enters as whoever this browser remembers, once the configuration says where. */
function* decide(): SagaGenerator<void> {
  const boot = yield* select(selectBoot)
  if (boot.status !== 'ready') return
  const storage = yield* service('storage')
  const isRemembered = storage.get(rememberedProviderKey) === guestProvider
  yield* put(isRemembered ? guestRequested() : nobodyRemembered())
}

/** Nothing that was seen with a session outlives it. */
function* forgetEverything(): SagaGenerator<void> {
  const session = yield* service('session')
  yield* call(session.forget)
  yield* put(backendApi.util.resetApiState())
}

export function* sessionSaga(): SagaGenerator<void> {
  yield* fork(
    takeUpLatest,
    [
      configLoaded.type,
      guestRequested.type,
      signInSucceeded.type,
      signInFailed.type,
      renewed.type,
      renewalFailed.type,
      sessionEnded.type,
    ],
    followSession,
  )
}
