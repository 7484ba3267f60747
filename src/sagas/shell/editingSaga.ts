// Lives as long as the page. Makes the browser ask before leaving a page with unsaved changes.

import { call, type SagaGenerator } from 'typed-redux-saga'
import { selectIsDirty } from '../../features/shell/editingSlice.ts'
import { follow } from '../kit/follow.ts'
import { service } from '../kit/service.ts'

function* guard(isDirty: boolean): SagaGenerator<void> {
  const leaving = yield* service('leaving')
  yield* call(leaving.ask, isDirty)
}

export function* editingSaga(): SagaGenerator<void> {
  yield* call(follow<boolean>, selectIsDirty, guard)
}
