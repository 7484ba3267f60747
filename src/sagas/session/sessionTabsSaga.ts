// Lives as long as the page. Signs out and in together with the browser's other tabs.

import { call, fork, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import {
  reentered,
  resumeRequested,
  selectIdentity,
  selectSession,
  signedOut,
  signInSucceeded,
} from '../../features/session/sessionSlice.ts'
import { customMethod } from '../../model/session/person.ts'
import { isSignedIn } from '../../model/session/sessionState.ts'
import { followStream, type StreamEvent } from '../kit/channel.ts'
import { service } from '../kit/service.ts'
import type { TabMessage } from '../services/services.ts'

function* tellOfSignIn(): SagaGenerator<void> {
  const tabs = yield* service('tabs')
  const session = yield* select(selectSession)
  if (!isSignedIn(session)) return
  const { userEntityRef } = session.identity
  tabs.tell({ type: 'signedIn', userEntityRef, method: session.method })
}

/** Sign-outs from other tabs are not repeated, nor expiries, which each tab finds out itself. */
function* tellOfSignOut({ payload }: ReturnType<typeof signedOut>): SagaGenerator<void> {
  const tabs = yield* service('tabs')
  if (payload.by === 'user') tabs.tell({ type: 'signedOut' })
}

function* hear(message: TabMessage): SagaGenerator<void> {
  if (message.type === 'signedOut') {
    yield* put(signedOut({ by: 'otherTab' }))
    return
  }
  const identity = yield* select(selectIdentity)
  if (identity !== null && identity.userEntityRef !== message.userEntityRef) {
    yield* put(signedOut({ by: 'otherUser' }))
    return
  }
  const { status } = yield* select(selectSession)
  const isWaiting = status === 'signedOut' || status === 'failed' || status === 'expired'
  // A custom user exists in one tab only.
  if (isWaiting && message.method !== customMethod)
    yield* put(resumeRequested({ method: message.method }))
}

export function* sessionTabsSaga(): SagaGenerator<void> {
  const tabs = yield* service('tabs')
  yield* takeEvery([signInSucceeded.type, reentered.type], tellOfSignIn)
  yield* takeEvery(signedOut, tellOfSignOut)
  const subscribe = (emit: (event: StreamEvent<TabMessage>) => void) =>
    tabs.subscribe((item) => {
      emit({ type: 'item', item })
    })
  yield* fork(followStream<TabMessage>, subscribe, function* (messages: readonly TabMessage[]) {
    for (const message of messages) yield* call(hear, message)
  })
}
