// Shows an alert, as one step of a process.

import { call, put, type SagaGenerator } from 'typed-redux-saga'
import { posted, type Alert } from '../../features/shell/alerts/alertsSlice.ts'
import { service } from './service.ts'

type Manner = Pick<Alert, 'severity' | 'display' | 'action'>

function* post(alert: Manner & Pick<Alert, 'message'>): SagaGenerator<void> {
  const ids = yield* service('ids')
  yield* put(posted({ id: ids.next(), ...alert }))
}

/** Errors stay until closed, unless another manner is given. */
export const postAlert = (
  message: Alert['message'],
  manner: Manner = { severity: 'error', display: 'permanent' },
) => call(post, { message, ...manner })
