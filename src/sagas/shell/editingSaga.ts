// Lives as long as the page. Makes the browser ask before leaving a page with unsaved changes.

import { call, select, type SagaGenerator } from 'typed-redux-saga'
import { editingBegan, editingEnded, selectIsDirty } from '../../features/shell/editingSlice.ts'
import { service } from '../kit/service.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'

function* guard(): SagaGenerator<void> {
  const leaving = yield* service('leaving')
  yield* call(leaving.ask, yield* select(selectIsDirty))
}

export function* editingSaga(): SagaGenerator<void> {
  yield* call(takeUpLatest, [editingBegan.type, editingEnded.type], guard, selectIsDirty)
}
