// Lives as long as the page. Passes the session to the plugins' identity API, signs out on their
// request, and reports identities without a user.

import type { Action, PayloadAction } from '@reduxjs/toolkit'
import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import {
  selectSession,
  sessionEnded,
  sessionSlice,
  signedOut,
  signInFailed,
} from '../../features/session/sessionSlice.ts'
import type { Failure } from '../../model/failure.ts'
import { identityFailureName } from '../../model/session/authFailures.ts'
import type { KnownSession } from '../../model/session/identityApi.ts'
import { isHeld, isLive, type SessionState } from '../../model/session/sessionState.ts'
import { followStream, type StreamEvent } from '../kit/channel.ts'
import { postAlert } from '../kit/postAlert.ts'
import { service } from '../kit/service.ts'

function known(session: SessionState): KnownSession {
  if (isHeld(session)) {
    const { identity, profile } = session
    return { status: isLive(session) ? 'live' : 'over', who: { identity, profile } }
  }
  return session.status === 'signedOut' && session.by
    ? { status: 'over', who: null }
    : { status: 'before' }
}

function* tell(): SagaGenerator<void> {
  const identity = yield* service('identity')
  yield* call(identity.tell, known(yield* select(selectSession)))
}

function* warnAboutIdentity({
  payload: { name, message },
}: PayloadAction<Failure>): SagaGenerator<void> {
  if (name !== identityFailureName) return
  yield* postAlert({ key: 'shell:session.identityFailed', values: { error: message } })
}

const isSessionEvent = ({ type }: Action): boolean => type.startsWith(`${sessionSlice.name}/`)

export function* identitySaga(): SagaGenerator<void> {
  const identity = yield* service('identity')
  yield* call(tell)
  yield* takeEvery(isSessionEvent, tell)
  yield* takeEvery([signInFailed, sessionEnded], warnAboutIdentity)
  yield* call(
    followStream<null>,
    (emit: (event: StreamEvent<null>) => void) =>
      identity.onSignOut(() => {
        emit({ type: 'item', item: null })
      }),
    function* () {
      yield* put(signedOut({ by: 'user' }))
    },
  )
}
