// Comes with the catalog and lives as long as the page. Lets a picker ask once typing pauses, and aborts what a picker
// has asked for and nobody waits for any more.

import type { Action } from '@reduxjs/toolkit'
import { delay, put, select, takeEvery, takeLatest, type SagaGenerator } from 'typed-redux-saga'
import { pickerApi } from '../features/catalog/picker/pickerApi.ts'
import {
  pickerClosed,
  pickerOpened,
  selectPicker,
  textTyped,
  typingPaused,
} from '../features/catalog/picker/pickerSlice.ts'
import { navigated } from '../features/location/locationSlice.ts'

/** Milliseconds without a keystroke after which the catalog is asked. */
const typingPause = 150

function* pauseTyping(): SagaGenerator<void> {
  const picker = yield* select(selectPicker)
  if (picker.status !== 'open' || picker.text === picker.searched) return
  yield* delay(typingPause)
  yield* put(typingPaused())
}

interface RunningQuery {
  readonly queryCacheKey: string
  readonly arg: unknown
  readonly abort: () => void
}

function* abortUnread(): SagaGenerator<void> {
  const picker = yield* select(selectPicker)
  // A put returns what dispatch returned: for this thunk, the requests under way.
  const running = (yield* put(
    pickerApi.util.getRunningQueriesThunk() as unknown as Action,
  )) as unknown as readonly RunningQuery[]
  const searched = picker.status === 'open' ? picker.searched : null
  const isUnread = ({ queryCacheKey, arg }: RunningQuery) =>
    (queryCacheKey.startsWith('pickerEntities(') && (arg as { text: string }).text !== searched) ||
    (queryCacheKey.startsWith('pickerFacet(') && searched === null)
  running.filter(isUnread).forEach((query) => {
    query.abort()
  })
}

export function* pickerSaga(): SagaGenerator<void> {
  yield* takeLatest([textTyped, pickerOpened, pickerClosed], pauseTyping)
  yield* takeEvery([typingPaused, pickerOpened, pickerClosed, navigated], abortUnread)
}
