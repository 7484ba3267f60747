// Lives as long as the page. Renews the session when the backend no longer takes its token; what it refused waits
// meanwhile, and is asked again with the next one.

import { call, race, select, take, takeLeading, type SagaGenerator } from 'typed-redux-saga'
import { selectSession, sessionEnded, signedOut } from '../../features/session/sessionSlice.ts'
import { tokenRefused } from '../../features/shell/backendApi.ts'
import { isLive } from '../../model/session/sessionState.ts'
import { expire, isRenewable, renew } from './steps/sessionRenewal.ts'

/** Ask for a new one now rather than at its time. */
function* renewAtOnce(): SagaGenerator<void> {
  const session = yield* select(selectSession)
  if (!isLive(session)) return
  // What comes after the end would be the token of somebody who has left.
  if (isRenewable(session.method))
    yield* race({ renewed: call(renew, session), over: take([signedOut, sessionEnded]) })
  else yield* call(expire)
}

export function* unauthorizedSaga(): SagaGenerator<void> {
  yield* takeLeading(tokenRefused, renewAtOnce)
}
