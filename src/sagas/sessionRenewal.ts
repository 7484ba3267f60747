// One renewal of a session, for whoever finds that it is time.

import { call, put, type SagaGenerator } from 'typed-redux-saga'
import {
  renewalFailed,
  renewed,
  sessionEnded,
  type SessionDetails,
} from '../features/session/sessionSlice.ts'
import { isPassing, toFailure } from '../model/failure.ts'
import { abortable } from './kit/abortable.ts'
import { service } from './kit/service.ts'

export function* enterAsGuest(): SagaGenerator<SessionDetails> {
  const session = yield* service('session')
  return yield* call(abortable<SessionDetails>, (signal: AbortSignal) =>
    session.enterAsGuest(signal),
  )
}

/** A passing failure keeps the session until it has truly expired; `expiresAt` is in milliseconds since epoch. */
export function* renew(expiresAt: number): SagaGenerator<void> {
  const clock = yield* service('clock')
  try {
    yield* put(renewed(yield* call(enterAsGuest)))
  } catch (thrown) {
    const failure = toFailure(thrown)
    const mayWait = isPassing(failure) && clock.now() < expiresAt
    yield* put(mayWait ? renewalFailed(failure) : sessionEnded(failure))
  }
}
