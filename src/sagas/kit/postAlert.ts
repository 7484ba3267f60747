// Says something to whoever is looking, as one step of a process.

import { call, put, type SagaGenerator } from 'typed-redux-saga'
import { posted, type Alert } from '../../features/shell/alerts/alertsSlice.ts'
import { service } from './service.ts'

type Manner = Pick<Alert, 'severity' | 'display' | 'action'>

function* post(alert: Manner & Pick<Alert, 'message'>): SagaGenerator<void> {
  const ids = yield* service('ids')
  yield* put(posted({ id: ids.next(), ...alert }))
}

/** An error stays until somebody closes it; whatever is said in another manner says so. */
export const postAlert = (
  message: Alert['message'],
  manner: Manner = { severity: 'error', display: 'permanent' },
) => call(post, { message, ...manner })
