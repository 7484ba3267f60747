// Lives as long as the page. Keeps what the signed-in person sees, removes it with their session, and notices when the
// network comes back.

import type { Action } from '@reduxjs/toolkit'
import { call, fork, put, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { connectionChanged, isRefused, isStillAsked } from '../../features/offline/offlineSlice.ts'
import { retryRequested, selectUserSettings } from '../../features/preferences/userSettingsSlice.ts'
import {
  recalled,
  reentered,
  renewalRequested,
  renewed,
  selectIsRecalled,
  selectSession,
  signedOut,
  signInSucceeded,
} from '../../features/session/sessionSlice.ts'
import { configLoaded } from '../../features/shell/boot/bootSlice.ts'
import { followStream, type StreamEvent } from '../kit/channel.ts'
import { service } from '../kit/service.ts'
import { keepSeen, keepShell, wipe } from './steps/keepSeen.ts'
import { refresh, removeRefused } from './steps/keptAnswers.ts'

/** The pauses between attempts to save are for a backend that is away. */
function* saveNow(): SagaGenerator<void> {
  const { status } = yield* select(selectUserSettings)
  if (status === 'failing') yield* put(retryRequested())
}

/** Saves what was changed without a session, once there is one. */
function* saveOnceKnown(): SagaGenerator<void> {
  if (!(yield* select(selectIsRecalled))) return
  const event = yield* take([renewed.type, signedOut.type])
  if (event.type === renewed.type) yield* call(saveNow)
}

function* hear(changes: readonly boolean[]): SagaGenerator<void> {
  for (const isOnline of changes) {
    yield* put(connectionChanged(isOnline))
    const { status } = yield* select(selectSession)
    if (!isOnline) continue
    if (status === 'renewalFailing') yield* put(renewalRequested())
    else yield* call(saveNow)
  }
}

export function* offlineSaga(): SagaGenerator<void> {
  const connection = yield* service('connection')
  yield* takeEvery(configLoaded, keepShell)
  yield* takeEvery([signInSucceeded, renewed, reentered], keepSeen)
  yield* takeEvery(recalled, saveOnceKnown)
  yield* fork(saveOnceKnown)
  yield* takeEvery(signedOut, wipe)
  yield* takeEvery((action: Action) => isStillAsked(action), refresh)
  yield* takeEvery((action: Action) => isRefused(action), removeRefused)
  yield* call(keepSeen)
  if (!connection.isOnline()) yield* put(connectionChanged(false))
  const subscribe = (emit: (event: StreamEvent<boolean>) => void) =>
    connection.onChange((item) => {
      emit({ type: 'item', item })
    })
  yield* fork(followStream<boolean>, subscribe, hear)
}
