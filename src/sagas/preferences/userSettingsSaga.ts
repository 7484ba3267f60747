// Lives as long as the page. Keeps what a person chose on the server too, where the backend has a place for it: the
// browser's values hold at once, the server's are read behind the page's own requests and joined to them, what
// differs is saved. A failure is tried again; what is not saved yet waits in the browser, over a reload too.

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
import type { Kept } from '../../features/preferences/keptSlice.ts'
import {
  retryRequested,
  savingFailed,
  selectUserSettings,
  serverKeepsNothing,
  settingsAgreed,
  valueKept,
} from '../../features/preferences/userSettingsSlice.ts'
import { isUserChange } from '../../features/session/sessionSlice.ts'
import { selectHasAnswered } from '../../features/shell/backendApi.ts'
import { toFailure } from '../../model/failure.ts'
import { service } from '../kit/service.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'
import { joinSettings } from './steps/settingsJoining.ts'

type Table = readonly Kept[]

const second = 1_000
/** Milliseconds that the first answer of a page is given to be drawn. */
const drawing = second / 4
/** Milliseconds in which further choices join the first. */
const gathering = second
/** Milliseconds after which another device may have chosen something. */
const rereadAfter = 300 * second
const longestPause = 300 * second

function* awaitChoice(): SagaGenerator<void> {
  yield* take(valueKept)
}

/** Once more where something was chosen meanwhile: it may have come too late for this time. */
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

/** The page's own data comes first, and is drawn; a page that asks for none is given two seconds. */
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

/** Until the state is another one: where nothing has changed, agreeing again is no change either. */
function* reread(table: Table): SagaGenerator<never> {
  for (;;) {
    yield* call(awaitSight, rereadAfter)
    yield* call(join, table)
  }
}

/** Waits as the state asks for, then joins; each way out is an event that brings it here again. */
function* followUserSettings(table: Table): SagaGenerator<void> {
  const state = yield* select(selectUserSettings)
  if (state.status === 'signedOut' || state.status === 'browserOnly') return
  if (state.status === 'saved') return yield* call(reread, table)
  if (state.status === 'unread') yield* call(awaitFirstAnswer)
  if (state.status === 'unsaved') yield* delay(gathering)
  if (state.status === 'failing') {
    yield* call(awaitSight, Math.min(2 ** state.attempts * second, longestPause))
  }
  yield* call(join, table)
}

/** The table grows with the plugins that are loaded. */
export function* userSettingsSaga(table: Table): SagaGenerator<void> {
  yield* call(
    takeUpLatest,
    [
      isUserChange,
      valueKept.type,
      settingsAgreed.type,
      savingFailed.type,
      serverKeepsNothing.type,
      retryRequested.type,
    ],
    () => followUserSettings(table),
    selectUserSettings,
  )
}
