// Lives as long as the page. Keeps preferences on the server too, if the backend supports it: the browser's values apply
// at once, the server's are merged later. Failures are retried; unsaved values wait in the browser, across reloads.
// Values of guests stay in the browser, because all guests of a backend are one user.

import { isFulfilled } from '@reduxjs/toolkit'
import {
  call,
  cancel,
  delay,
  fork,
  put,
  race,
  select,
  take,
  type SagaGenerator,
} from 'typed-redux-saga'
import { selectHasAnswered } from '../../features/backend/backendApi.ts'
import type { Kept } from '../../features/preferences/keptSlice.ts'
import {
  guestRecognised,
  isAsking,
  savingFailed,
  selectUserSettings,
  serverKeepsNothing,
  settingsAgreed,
  valueKept,
  type UserSettingsState,
} from '../../features/preferences/userSettingsSlice.ts'
import { selectMethod } from '../../features/session/sessionSlice.ts'
import { toFailure } from '../../model/failure.ts'
import { guestMethod } from '../../model/session/person.ts'
import { follow } from '../kit/follow.ts'
import { retryPause } from '../kit/retryPause.ts'
import { service } from '../kit/service.ts'
import { joinSettings } from './steps/settingsJoining.ts'

type Table = readonly Kept[]

const second = 1_000
/** Milliseconds for drawing the page's first answer. */
const drawing = second / 4
/** Milliseconds in which further changes are saved together. */
const gathering = second
/** Milliseconds after which the values are read again, in case another device changed them. */
const rereadAfter = 300 * second
const longestPause = 300 * second

function* awaitChoice(): SagaGenerator<void> {
  yield* take(valueKept)
}

/** Repeats if a value changed meanwhile. */
function* joinAll(table: Table): SagaGenerator<void> {
  for (;;) {
    const choice = yield* fork(awaitChoice)
    yield* call(joinSettings, table)
    if (choice.isRunning()) {
      yield* cancel(choice)
      return
    }
  }
}

function* join(table: Table): SagaGenerator<void> {
  try {
    yield* call(joinAll, table)
    yield* put(settingsAgreed())
  } catch (thrown) {
    const failure = toFailure(thrown)
    yield* put(failure.kind === 'notFound' ? serverKeepsNothing() : savingFailed(failure))
  }
}

/** Waits until the page's own data is drawn, or two seconds if it requests none. */
function* awaitFirstAnswer(): SagaGenerator<void> {
  const hasAnswered = yield* select(selectHasAnswered)
  if (!hasAnswered) yield* race({ answered: take(isFulfilled), waited: delay(2 * second) })
  yield* delay(drawing)
}

function* awaitSight(after: number): SagaGenerator<void> {
  const visibility = yield* service('visibility')
  yield* delay(after)
  yield* call([visibility, visibility.whenVisible])
}

/** Reads until the state changes; equal values are no change. */
function* reread(table: Table): SagaGenerator<never> {
  for (;;) {
    yield* call(awaitSight, rereadAfter)
    yield* call(join, table)
  }
}

function selectOpen(root: Parameters<typeof selectUserSettings>[0]): UserSettingsState | undefined {
  const state = selectUserSettings(root)
  return isAsking(state) ? state : undefined
}

/** Waits as the state requires, then merges; each exit moves the state, which starts this again. */
function* keepOnServer(table: Table, state: UserSettingsState): SagaGenerator<void> {
  if ((yield* select(selectMethod)) === guestMethod) {
    yield* put(guestRecognised())
    return
  }
  if (state.status === 'saved') return yield* call(reread, table)
  if (state.status === 'unread') yield* call(awaitFirstAnswer)
  if (state.status === 'unsaved') yield* delay(gathering)
  if (state.status === 'failing') {
    const pause = Math.min(2 ** state.attempts * second, longestPause)
    yield* call(awaitSight, yield* call(retryPause, pause, state.failure.again?.until))
  }
  yield* call(join, table)
}

/** The table grows as plugins are loaded. */
export function* userSettingsSaga(table: Table): SagaGenerator<void> {
  yield* call(follow<UserSettingsState>, selectOpen, (state: UserSettingsState) =>
    keepOnServer(table, state),
  )
}
