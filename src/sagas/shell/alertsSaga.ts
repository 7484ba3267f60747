// Lives as long as the page. Turns reports into alerts, and closes a transient one after five
// unread seconds, or twelve if it has an action.

import { call, delay, fork, put, select, type SagaGenerator } from 'typed-redux-saga'
import { signedOut } from '../../features/session/sessionSlice.ts'
import {
  dismissed,
  expired,
  posted,
  readingBegan,
  readingEnded,
  selectAlerts,
} from '../../features/shell/alerts/alertsSlice.ts'
import { toFailure } from '../../model/failure.ts'
import { followStream, type StreamEvent } from '../kit/channel.ts'
import { postAlert } from '../kit/postAlert.ts'
import { service } from '../kit/service.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'
import type { ReportedError } from '../services/services.ts'

/** Milliseconds (spec 2 §9). */
const transientFor = 5_000
/** Longer, to read the action and reach it. */
const transientWithAction = 12_000

function* expireShown(): SagaGenerator<void> {
  const alerts = yield* select(selectAlerts)
  if (alerts.status !== 'shown' || alerts.shown.display !== 'transient') return
  yield* delay(alerts.shown.action ? transientWithAction : transientFor)
  yield* put(expired({ id: alerts.shown.id }))
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
  yield* call(
    takeUpLatest,
    [posted, dismissed, expired, readingBegan, readingEnded, signedOut].map(({ type }) => type),
    expireShown,
    selectAlerts,
  )
}
