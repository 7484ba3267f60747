// Lives as long as the page. Turns what is reported into alerts, and ends a transient alert after five seconds
// in which nobody read it.

import { call, delay, fork, put, select, type SagaGenerator } from 'typed-redux-saga'
import {
  dismissed,
  expired,
  posted,
  readingBegan,
  readingEnded,
  selectAlerts,
} from '../features/alerts/alertsSlice.ts'
import { toFailure } from '../model/failure.ts'
import { followStream, type StreamEvent } from './kit/channel.ts'
import { service } from './kit/service.ts'
import { takeUpLatest } from './kit/takeUpLatest.ts'
import type { ReportedError } from './services/services.ts'

/** Milliseconds (spec 2 §9). */
const transientFor = 5_000

function* expireShown(): SagaGenerator<void> {
  const alerts = yield* select(selectAlerts)
  if (alerts.status !== 'shown' || alerts.shown.display !== 'transient') return
  yield* delay(transientFor)
  yield* put(expired({ id: alerts.shown.id }))
}

function* postErrors(errors: readonly ReportedError[]): SagaGenerator<void> {
  const ids = yield* service('ids')
  for (const { thrown, isHidden } of errors) {
    const { name, message } = toFailure(thrown)
    const text = `${name}: ${message}`
    if (isHidden) continue
    yield* put(posted({ id: ids.next(), message: text, severity: 'error', display: 'permanent' }))
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
    [posted.type, dismissed.type, expired.type, readingBegan.type, readingEnded.type],
    expireShown,
  )
}
