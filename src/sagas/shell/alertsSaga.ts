// Lives as long as the page. Turns reports into alerts, and closes a transient one after five
// unread seconds, or twelve if it has an action.

import { call, delay, fork, put, type SagaGenerator } from 'typed-redux-saga'
import { expired, selectAlerts, type AlertsState } from '../../features/shell/alerts/alertsSlice.ts'
import { toFailure } from '../../model/failure.ts'
import { followStream, type StreamEvent } from '../kit/channel.ts'
import { follow } from '../kit/follow.ts'
import { postAlert } from '../kit/postAlert.ts'
import { service } from '../kit/service.ts'
import type { ReportedError } from '../services/services.ts'

/** Milliseconds (spec 2 §9). */
const transientFor = 5_000
/** Longer, to read the action and reach it. */
const transientWithAction = 12_000

type Shown = Extract<AlertsState, { readonly status: 'shown' }>

function selectTransient(root: Parameters<typeof selectAlerts>[0]): Shown | undefined {
  const alerts = selectAlerts(root)
  return alerts.status === 'shown' && alerts.shown.display === 'transient' ? alerts : undefined
}

function* expire({ shown }: Shown): SagaGenerator<void> {
  yield* delay(shown.action ? transientWithAction : transientFor)
  yield* put(expired({ id: shown.id }))
}

function* postErrors(errors: readonly ReportedError[]): SagaGenerator<void> {
  for (const { thrown, isHidden } of errors) {
    if (isHidden) continue
    const { name, message } = toFailure(thrown)
    yield* postAlert(`${name}: ${message}`)
  }
}

function* followReports(): SagaGenerator<void> {
  const report = yield* service('report')
  yield* call(
    followStream<ReportedError>,
    (emit: (event: StreamEvent<ReportedError>) => void) =>
      report.subscribe((item) => {
        emit({ type: 'item', item })
      }),
    postErrors,
  )
}

export function* alertsSaga(): SagaGenerator<void> {
  yield* fork(followReports)
  yield* call(follow<Shown>, selectTransient, expire)
}
