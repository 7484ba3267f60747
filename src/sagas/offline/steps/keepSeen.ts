// Whose content is kept, and when it is removed.

import { call, delay, select, type SagaGenerator } from 'typed-redux-saga'
import { selectSession } from '../../../features/session/sessionSlice.ts'
import { customMethod } from '../../../model/session/person.ts'
import { mayKeep } from '../../kit/mayKeep.ts'
import { service } from '../../kit/service.ts'

/** Does not keep anything for a custom user, whose session ends with the page. */
export function* keepSeen(): SagaGenerator<void> {
  const kept = yield* service('kept')
  const session = yield* select(selectSession)
  if (session.status !== 'signedIn') return
  const { method, identity, profile } = session
  if (method !== customMethod && (yield* call(mayKeep)))
    yield* call(kept.begin, { method, identity, profile })
  else yield* call(kept.wipe)
}

export function* wipe(): SagaGenerator<void> {
  const kept = yield* service('kept')
  yield* call(kept.wipe)
}

/** Milliseconds after which the first screen no longer needs the network. */
const shellDelay = 5_000

/** The files of the portal are nobody's own, so they outlast a session. */
export function* keepShell(): SagaGenerator<void> {
  const shell = yield* service('shellWorker')
  if (yield* call(mayKeep)) {
    yield* delay(shellDelay)
    yield* call(shell.start)
    return
  }
  yield* call(wipe)
  yield* call(shell.stop)
}
