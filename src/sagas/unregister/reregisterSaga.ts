// Lives as long as the page. Registers locations again that somebody has unregistered, and says how it went.

import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import { locationsApi } from '../../features/entities/locationsApi.ts'
import { dismissed, posted } from '../../features/shell/alerts/alertsSlice.ts'
import {
  registeredAgain,
  registrationFailed,
  selectReregister,
  undoRequested,
  type Unregistered,
} from '../../features/unregister/reregisterSlice.ts'
import type { AddedLocation } from '../../model/entities/answers.ts'
import { toFailure, type Failure } from '../../model/failure.ts'
import { postAlert } from '../kit/postAlert.ts'
import { request } from '../kit/request.ts'
import { service } from '../kit/service.ts'

function* add({ location: { type, target } }: Unregistered): SagaGenerator<Failure | undefined> {
  const { addLocation } = locationsApi.endpoints
  try {
    yield* call(request<AddedLocation>, addLocation.initiate({ type, target }, { track: false }))
    return undefined
  } catch (thrown) {
    return toFailure(thrown)
  }
}

/** Says that it is under way for as long as it is. */
function* register(item: Unregistered): SagaGenerator<Failure | undefined> {
  const id = (yield* service('ids')).next()
  const message = { key: 'catalog:unregister.undoing', values: { entityName: item.name } } as const
  yield* put(posted({ id, message, severity: 'info', display: 'permanent' }))
  try {
    return yield* call(add, item)
  } finally {
    yield* put(dismissed({ id }))
  }
}

function* undo(item: Unregistered): SagaGenerator<void> {
  const failure = yield* call(register, item)
  yield* put(failure ? registrationFailed() : registeredAgain())
  const entityName = item.name
  if (failure) {
    const { message } = failure
    yield* postAlert(
      { key: 'catalog:unregister.undoFailed', values: { entityName, message } },
      {
        severity: 'error',
        display: 'permanent',
        action: { label: { key: 'catalog:unregister.retry' }, event: undoRequested(item) },
      },
    )
  } else
    yield* postAlert(
      { key: 'catalog:unregister.undone', values: { entityName } },
      { severity: 'success', display: 'transient' },
    )
}

export function* reregisterSaga(): SagaGenerator<void> {
  for (;;) {
    const state = yield* select(selectReregister)
    if (state.status === 'registering') yield* call(undo, state.item)
    else yield* take(undoRequested)
  }
}
