// Starts at sign-in, or for a remembered user; renews the session before it expires. After a
// passing failure it retries until the session expires; a final one ends it with its reason.

import { call, delay, put, select, type SagaGenerator } from 'typed-redux-saga'
import { endNeared, selectSession } from '../../features/session/sessionSlice.ts'
import { selectConfig } from '../../features/shell/boot/bootSlice.ts'
import { noSession } from '../../model/session/authFailures.ts'
import { rememberedProviderKey } from '../../model/session/guestSession.ts'
import {
  isEntering,
  isFailing,
  isReentering,
  type SessionState,
  type StateOf,
} from '../../model/session/sessionState.ts'
import { follow } from '../kit/follow.ts'
import { retryPause } from '../kit/retryPause.ts'
import { service } from '../kit/service.ts'
import { waitFor } from '../kit/waitFor.ts'
import { firstSignIn } from './steps/rememberedSignIn.ts'
import { checkToken, expire, isRenewable, renew, renewalMargin } from './steps/sessionRenewal.ts'
import { leave } from './steps/signingOut.ts'
import { goOn, signIn, signInAgain } from './steps/signInSteps.ts'

const longestPause = 60_000
/** Milliseconds before retrying to renew an expired session. */
const overduePause = 30_000

/** Again while the provider gives the same session. */
function* keepAlive(session: StateOf<'signedIn'>): SagaGenerator<void> {
  const { method, expiresAt } = session
  if (expiresAt === null) return
  const clock = yield* service('clock')
  for (;;) {
    const left = expiresAt - clock.now()
    const early = left - renewalMargin(method)
    yield* call(waitFor, left > 0 ? Math.max(early, left / 2, 1_000) : overduePause)
    if (isRenewable(method)) yield* call(renew, session)
    else yield* put(endNeared())
  }
}

function* awaitEnd({ expiresAt }: StateOf<'ending'>): SagaGenerator<void> {
  if (expiresAt === null) return
  const clock = yield* service('clock')
  yield* call(waitFor, expiresAt - clock.now())
  yield* call(expire, noSession())
}

function* checkRefusal(session: StateOf<'refused'>): SagaGenerator<void> {
  const { hasToken } = yield* service('session')
  yield* call(isRenewable(session.method) && hasToken() ? renew : checkToken, session)
}

/** Performs the state's next step; each exit moves the state, which starts this again. */
function* stepOn(): SagaGenerator<void> {
  const session = yield* select(selectSession)
  const config = yield* select(selectConfig)
  if (session.status === 'undecided' && config) yield* call(firstSignIn, config)
  if (isEntering(session)) yield* call(signIn, session)
  if (session.status === 'asking') yield* call(goOn, session)
  if (isReentering(session)) yield* call(signInAgain, session)
  if (session.status === 'signedIn') yield* call(keepAlive, session)
  if (session.status === 'ending') yield* call(awaitEnd, session)
  if (session.status === 'refused') yield* call(checkRefusal, session)
  if (isFailing(session)) {
    const pause = Math.min(2 ** session.attempts * 1_000, longestPause)
    if (session.attempts > 0) yield* delay(yield* call(retryPause, pause))
    yield* call(renew, session)
  }
  if (session.status === 'signedOut' && !session.by) yield* call(forgetMethod)
  if (session.status === 'signedOut' && session.by) {
    yield* call(leave, session.by)
    // Another user now uses this browser and is remembered.
    if (session.by === 'otherUser' && config) yield* call(firstSignIn, config)
  }
}

/** Cancelling also prevents the automatic sign-in at the next load. */
function* forgetMethod(): SagaGenerator<void> {
  const storage = yield* service('storage')
  storage.remove(rememberedProviderKey)
}

type Root = Parameters<typeof selectSession>[0] & Parameters<typeof selectConfig>[0]

/**
 * A token refused while its user signs in again changes the state, but must not close the sign-in's window. Before anybody
 * signs in, the configuration is awaited.
 */
function selectStep(root: Root): SessionState | string | undefined {
  const session = selectSession(root)
  if (session.status === 'undecided' && selectConfig(root) === null) return undefined
  return isReentering(session) ? session.status : session
}

export function* sessionSaga(): SagaGenerator<void> {
  yield* call(follow<SessionState | string>, selectStep, stepOn)
}
