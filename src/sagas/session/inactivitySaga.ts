// Runs while a user is signed in and `auth.autologout` is enabled. Asks after inactivity in all tabs, and signs out if
// unanswered. Always compares clocks, because timers stop while a computer sleeps.

import { call, delay, fork, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import {
  activitySeen,
  answered,
  countedDown,
  promptOpened,
  selectInactivity,
  watchBegan,
} from '../../features/session/inactivity/inactivitySlice.ts'
import { selectUser, signedOut } from '../../features/session/sessionSlice.ts'
import { selectConfig } from '../../features/shell/boot/bootSlice.ts'
import type { Autologout } from '../../model/session/autologout.ts'
import { lastSeenKey, untilNextLook } from '../../model/session/inactivity.ts'
import { followStream, type StreamEvent } from '../kit/channel.ts'
import { follow } from '../kit/follow.ts'
import { service } from '../kit/service.ts'
import { measureSilence, recordActivity } from './steps/lastSeen.ts'

const secondsOf = (left: number): number => Math.ceil(left / 1_000)

/** Updates the state by the clock. */
function* look(limits: Autologout): SagaGenerator<void> {
  const silence = yield* call(measureSilence, limits)
  const state = yield* select(selectInactivity)
  if (silence.kind === 'over') {
    yield* call(end, silence.isAbsence, limits)
    return
  }
  if (silence.kind === 'short') {
    if (state.status === 'prompting') yield* put(activitySeen())
    return
  }
  const seconds = secondsOf(silence.left)
  if (state.status === 'active') yield* put(promptOpened(seconds))
  if (state.status === 'prompting' && state.secondsLeft !== seconds)
    yield* put(countedDown(seconds))
}

/** After an absence the session continues if the configuration allows it. */
function* end(isAbsence: boolean, { logoutIfDisconnected }: Autologout): SagaGenerator<void> {
  if (!isAbsence || logoutIfDisconnected) {
    yield* put(signedOut({ by: 'inactivity' }))
    return
  }
  yield* call(recordActivity)
  const { status } = yield* select(selectInactivity)
  if (status === 'prompting') yield* put(activitySeen())
}

function* keepTime(limits: Autologout): SagaGenerator<void> {
  for (;;) {
    yield* call(look, limits)
    yield* delay(untilNextLook(yield* call(measureSilence, limits)))
  }
}

type Sign = 'activity' | 'otherTab'

/** While the question is open only its answer counts; activity cannot revive an ended session. */
function* followActivity(limits: Autologout): SagaGenerator<void> {
  const activity = yield* service('activity')
  const storage = yield* service('storage')
  const subscribe = (emit: (event: StreamEvent<Sign>) => void) => {
    const tell = (item: Sign) => () => {
      emit({ type: 'item', item })
    }
    const stops = [
      activity.subscribe(tell('activity')),
      storage.onChange(lastSeenKey, tell('otherTab')),
    ]
    return () => {
      stops.forEach((stop) => {
        stop()
      })
    }
  }
  yield* call(followStream<Sign>, subscribe, function* (signs: readonly Sign[]) {
    const { kind } = yield* call(measureSilence, limits)
    if (kind === 'short' && signs.includes('activity')) yield* call(recordActivity)
    yield* call(look, limits)
  })
}

function* stay(limits: Autologout): SagaGenerator<void> {
  const { kind } = yield* call(measureSilence, limits)
  if (kind === 'over') yield* call(look, limits)
  else yield* call(recordActivity)
}

function* watch(): SagaGenerator<void> {
  const limits = (yield* select(selectConfig))?.autologout
  if (!limits) return
  if ((yield* select(selectInactivity)).status === 'off') {
    yield* call(recordActivity)
    yield* put(watchBegan())
  }
  yield* takeEvery(answered, () => stay(limits))
  yield* fork(followActivity, limits)
  yield* call(keepTime, limits)
}

type Root = Parameters<typeof selectConfig>[0] & Parameters<typeof selectUser>[0]

/** The user whose activity is watched. */
const selectWatched = (state: Root): string | undefined =>
  selectConfig(state)?.autologout.enabled === true ? selectUser(state) : undefined

export function* inactivitySaga(): SagaGenerator<void> {
  yield* call(follow<string>, selectWatched, watch)
}
