// Comes with the catalog and lives as long as the page. Sends a picker's request once typing
// pauses, and aborts requests that no picker needs any more.

import { call, delay, fork, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import {
  pickerClosed,
  pickerOpened,
  selectPicker,
  typingPaused,
} from '../../features/entities/picker/pickerSlice.ts'
import { navigated } from '../../features/shell/locationSlice.ts'
import { pickerReader } from '../../model/entities/pickerRequest.ts'
import { abortQueries, type RunningQuery } from '../kit/abortQueries.ts'
import { follow } from '../kit/follow.ts'

/** Milliseconds without a keystroke before the request. */
const typingPause = 150

interface Typed {
  readonly picker: string
  readonly text: string
}

/** What was typed since the last request. */
function selectTyped(root: Parameters<typeof selectPicker>[0]): Typed | undefined {
  const state = selectPicker(root)
  if (state.status !== 'open' || state.text === state.searched) return undefined
  const { picker, text } = state
  return { picker, text }
}

function* pauseTyping(): SagaGenerator<void> {
  yield* delay(typingPause)
  yield* put(typingPaused())
}

function* abortUnread(): SagaGenerator<void> {
  const picker = yield* select(selectPicker)
  const searched = picker.status === 'open' ? picker.searched : null
  yield* call(
    abortQueries,
    ({ reader, arg }: RunningQuery) =>
      reader === pickerReader &&
      (searched === null || ('text' in arg && arg.text !== searched.trim())),
  )
}

export function* pickerSaga(): SagaGenerator<void> {
  yield* fork(follow<Typed>, selectTyped, pauseTyping)
  yield* takeEvery([typingPaused, pickerOpened, pickerClosed, navigated], abortUnread)
  yield* call(abortUnread)
}
