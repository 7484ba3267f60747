// Takes the recording when a report is begun, and sends the report if the portal has an address for it.

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import type { Answer } from '../../features/backend/backendApi.ts'
import {
  recordingTaken,
  reportSent,
  selectReports,
  sendFailed,
  type ReportDraft,
  type ReportsRoot,
  type ReportsState,
} from '../../features/reports/reportsSlice.ts'
import { selectConfig } from '../../features/shell/boot/bootSlice.ts'
import { FailureError, failureOfResponse, toFailure } from '../../model/failure.ts'
import { configKeysOf } from '../../model/reports/configKeys.ts'
import { buildReport, reportText } from '../../model/reports/reportFile.ts'
import { isoTime, type RecordedPage } from '../../model/shell/recording.ts'
import { abortable } from '../kit/abortable.ts'
import { follow } from '../kit/follow.ts'
import { service } from '../kit/service.ts'

function* takeRecording(): SagaGenerator<void> {
  const recordings = yield* service('recordings')
  const clock = yield* service('clock')
  const deployment = yield* service('deployment')
  const configuration = yield* service('configuration')
  recordings.hold()
  const page: RecordedPage = {
    version: deployment.version,
    at: isoTime(clock.now()),
    ...recordings.surroundings(),
    configKeys: configKeysOf(configuration.data() ?? {}),
  }
  yield* put(recordingTaken(page))
}

/** With the token only if the address is the backend's. */
function* post(url: string, body: string): SagaGenerator<void> {
  const fetch = yield* service('fetch')
  const { ok, status, statusText, text } = yield* call(abortable<Answer>, (signal: AbortSignal) =>
    fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      signal,
    }),
  )
  if (!ok)
    throw new FailureError(failureOfResponse({ method: 'POST', url }, status, statusText, text))
}

type Job = Extract<ReportsState, { readonly status: 'opening' | 'sending' }>

function selectJob(root: ReportsRoot): Job | undefined {
  const state = selectReports(root)
  return state.status === 'opening' || state.status === 'sending' ? state : undefined
}

function* send({ page, masked, whatHappened }: ReportDraft): SagaGenerator<void> {
  const recordings = yield* service('recordings')
  const url = (yield* select(selectConfig))?.reports.url
  const report = buildReport(recordings.held(), page, masked)
  try {
    if (url !== undefined) yield* call(post, url, reportText(report, whatHappened))
    yield* put(reportSent())
  } catch (thrown) {
    yield* put(sendFailed(toFailure(thrown)))
  }
}

export function* reportsSaga(): SagaGenerator<void> {
  yield* call(follow<Job>, selectJob, (job: Job) =>
    job.status === 'opening' ? takeRecording() : send(job),
  )
}
