// Lives as long as the page. Registers unregistered locations again, and reports the result.

import { call, put, race, select, take, type SagaGenerator } from 'typed-redux-saga'
import { locationsApi } from '../../features/entities/locationsApi.ts'
import { signedOut } from '../../features/session/sessionSlice.ts'
import { dismissed, posted } from '../../features/shell/alerts/alertsSlice.ts'
import {
  keyOfUnregistered,
  registeredAgain,
  registrationFailed,
  selectReregister,
  undoRequested,
  type Unregistered,
} from '../../features/unregister/reregisterSlice.ts'
import type { AddedLocation } from '../../model/entities/locationAnswers.ts'
import { toFailure, type Failure } from '../../model/failure.ts'
import { postAlert } from '../kit/postAlert.ts'
import { request } from '../kit/request.ts'

function* add({ location: { type, target } }: Unregistered): SagaGenerator<Failure | undefined> {
  const { addLocation } = locationsApi.endpoints
  try {
    yield* call(request<AddedLocation>, addLocation.initiate({ type, target }, { track: false }))
    return undefined
  } catch (thrown) {
    const failure = toFailure(thrown)
    // 409: already registered, by another user or before a restart of this process.
    return failure.status === 409 ? undefined : failure
  }
}

function* undo(item: Unregistered): SagaGenerator<void> {
  const key = keyOfUnregistered(item)
  // A fixed id, so that a restarted process does not show the alert twice.
  const id = `undoing ${key}`
  const message = { key: 'unregister:undoing', values: { entityName: item.name } } as const
  yield* put(posted({ id, message, severity: 'info', display: 'permanent' }))
  const failure = yield* call(add, item)
  yield* put(dismissed({ id }))
  yield* put(failure ? registrationFailed(key) : registeredAgain(key))
  const entityName = item.name
  if (failure) {
    const { message } = failure
    yield* postAlert(
      { key: 'unregister:undoFailed', values: { entityName, message } },
      {
        severity: 'error',
        display: 'permanent',
        action: { label: { key: 'unregister:retry' }, event: undoRequested(item) },
      },
    )
  } else
    yield* postAlert(
      { key: 'unregister:undone', values: { entityName } },
      { severity: 'success', display: 'transient' },
    )
}

export function* reregisterSaga(): SagaGenerator<void> {
  for (;;) {
    const state = yield* select(selectReregister)
    if (state.status === 'registering')
      yield* race({ done: call(undo, state.item), left: take(signedOut) })
    else yield* take(undoRequested)
  }
}
