// Lives as long as the page. Copies text; a refusal becomes an alert, and the newest request wins.

import { call, delay, put, type SagaGenerator } from 'typed-redux-saga'
import {
  confirmationEnded,
  copyFailed,
  copySucceeded,
  selectClipboard,
  type ClipboardState,
  type CopyRequest,
} from '../../features/shell/clipboardSlice.ts'
import { clipboardTextsRef, type ClipboardTexts } from '../../model/shell/clipboardTexts.ts'
import { follow } from '../kit/follow.ts'
import { pluginService, service } from '../kit/service.ts'

/** Milliseconds for which "Copied!" is shown (spec 1 §9). */
const confirmationFor = 1_000

/** Throws if a kept text is gone, such as after a reload. */
function* textOf({ button, text }: CopyRequest): SagaGenerator<string> {
  if (text !== null) return text
  const kept = (yield* call(pluginService<ClipboardTexts>, clipboardTextsRef)).take(button)
  if (kept === undefined) throw new Error('No text to copy')
  return kept
}

function* copy(request: CopyRequest): SagaGenerator<void> {
  const { button } = request
  const clipboard = yield* service('clipboard')
  const report = yield* service('report')
  try {
    yield* call(clipboard.write, yield* call(textOf, request))
    yield* put(copySucceeded(button))
  } catch (thrown) {
    yield* call(report.error, thrown, { process: 'clipboard' })
    yield* put(copyFailed(button))
  }
}

function* copyAndConfirm(state: ClipboardState): SagaGenerator<void> {
  if (state.status === 'copying') yield* call(copy, state)
  if (state.status === 'copied') {
    yield* delay(confirmationFor)
    yield* put(confirmationEnded())
  }
}

export function* clipboardSaga(): SagaGenerator<void> {
  yield* call(follow<ClipboardState>, selectClipboard, copyAndConfirm)
}
