// Lives as long as the page. Copies text; a refusal becomes an alert, and the newest request wins.

import { call, delay, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  confirmationEnded,
  copyFailed,
  copyRequested,
  copySucceeded,
  selectClipboard,
  type CopyRequest,
} from '../../features/shell/clipboardSlice.ts'
import { service } from '../kit/service.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'

/** Milliseconds for which "Copied!" is shown (spec 1 §9). */
const confirmationFor = 1_000

function* copy({ button, text }: CopyRequest): SagaGenerator<void> {
  const clipboard = yield* service('clipboard')
  const report = yield* service('report')
  try {
    yield* call(clipboard.write, text)
    yield* put(copySucceeded(button))
  } catch (thrown) {
    yield* call(report.error, thrown, { process: 'clipboard' })
    yield* put(copyFailed(button))
  }
}

function* followClipboard(): SagaGenerator<void> {
  const state = yield* select(selectClipboard)
  if (state.status === 'copying') yield* call(copy, state)
  if (state.status === 'copied') {
    yield* delay(confirmationFor)
    yield* put(confirmationEnded())
  }
}

export function* clipboardSaga(): SagaGenerator<void> {
  yield* call(
    takeUpLatest,
    [copyRequested.type, copySucceeded.type, copyFailed.type],
    followClipboard,
    selectClipboard,
  )
}
