// Lives as long as the page. Keeps what the signed-in person sees, removes it with their session, and notices when the
// network comes back.

import type { Action } from '@reduxjs/toolkit'
import type { QueryCacheKey } from '@reduxjs/toolkit/query'
import {
  call,
  delay,
  fork,
  put,
  type SagaGenerator,
  select,
  take,
  takeEvery,
} from 'typed-redux-saga'
import { askedAnew } from '../../features/backend/askedAnewApi.ts'
import { backendApi } from '../../features/backend/backendApi.ts'
import {
  connectionChanged,
  isRefused,
  isStillAsked,
  type Refused,
  selectKept,
  type StillAsked,
} from '../../features/offline/offlineSlice.ts'
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
import { customMethod } from '../../model/session/person.ts'
import { isFailing, isSignedIn } from '../../model/session/sessionState.ts'
import { followStream, type StreamEvent } from '../kit/channel.ts'
import { dispatched } from '../kit/dispatched.ts'
import { mayKeep } from '../kit/mayKeep.ts'
import { service } from '../kit/service.ts'

// Whose content is kept, and when it is removed.

/** Does not keep anything for a custom user, whose session ends with the page. */
function* keepSeen(): SagaGenerator<void> {
  const kept = yield* service('kept')
  const session = yield* select(selectSession)
  if (!isSignedIn(session)) return
  const { method, identity, profile } = session
  if (method !== customMethod && (yield* call(mayKeep)))
    yield* call(kept.begin, { method, identity, profile })
  else yield* call(kept.wipe)
}

function* wipe(): SagaGenerator<void> {
  const kept = yield* service('kept')
  yield* call(kept.wipe)
}

/** Milliseconds after which the first screen no longer needs the network. */
const shellDelay = 5_000

/** The files of the portal are nobody's own, so they outlast a session. */
function* keepShell(): SagaGenerator<void> {
  const shell = yield* service('shellWorker')
  if (yield* call(mayKeep)) {
    yield* delay(shellDelay)
    yield* call(shell.start)
    return
  }
  yield* call(wipe)
  yield* call(shell.stop)
}

// What becomes of an answer of an earlier visit once the backend answers.

/** Its answer is on its way; the request for it gets that one. */
function* refresh({ meta }: StillAsked): SagaGenerator<void> {
  const question = askedAnew(meta.arg)
  if (question) yield* call(dispatched, question)
}

/** What the backend no longer shows is removed from the page, too. */
function* removeRefused({ meta }: Refused): SagaGenerator<void> {
  const { queryCacheKey } = meta.arg
  if (!Object.hasOwn(yield* select(selectKept), queryCacheKey)) return
  yield* put(
    backendApi.internalActions.removeQueryResult({ queryCacheKey: queryCacheKey as QueryCacheKey }),
  )
}

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
    const session = yield* select(selectSession)
    if (!isOnline) continue
    if (isFailing(session)) yield* put(renewalRequested())
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
