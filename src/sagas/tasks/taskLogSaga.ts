// Lives as long as the page. Follows the log of the task in the URL: by its stream, by asking again and again where the
// stream is held back or refused, and by the task itself once the log has ended.

import { call, delay, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga'
import { scaffolderApi } from '../../features/scaffolder/scaffolderApi.ts'
import { isUserChange, selectIdentity } from '../../features/session/sessionSlice.ts'
import { navigated, selectLocation } from '../../features/shell/locationSlice.ts'
import * as log from '../../features/tasks/taskLogSlice.ts'
import { taskOfPath } from '../../model/paths.ts'
import { retryPause } from '../kit/retryPause.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'
import { concludeTask } from './steps/concludeTask.ts'
import { noticeEnd } from './steps/noticeEnd.ts'
import { pollTask } from './steps/pollTask.ts'
import { streamTask } from './steps/streamTask.ts'

/** Milliseconds until a stream that broke off is opened again (spec 2 §9); longer after each failure in a row. */
const firstPause = 1_000
const longestPause = 15_000

function* work(): SagaGenerator<void> {
  const state = yield* select(log.selectTaskLog)
  if (state.status === 'closed') return
  const { taskId, status, attempt } = state
  if (status === 'connecting' || status === 'live') {
    yield* race({ streamed: call(streamTask, taskId), ended: call(noticeEnd, taskId) })
  } else if (status === 'reconnecting') {
    const pause = Math.min(firstPause * 2 ** (attempt - 1), longestPause)
    yield* delay(yield* call(retryPause, pause))
    yield* put(log.streamRetried({ taskId }))
  } else if (status === 'polling') {
    yield* race({ polled: call(pollTask, taskId), ended: call(noticeEnd, taskId) })
  } else if (status === 'concluding') yield* call(concludeTask, taskId)
}

/** The log is open while a user is signed in on the task's page. */
function* followLocation(): SagaGenerator<never> {
  for (;;) {
    const { pathname } = yield* select(selectLocation)
    const isSignedIn = (yield* select(selectIdentity)) !== null
    const taskId = isSignedIn ? taskOfPath(pathname) : undefined
    const state = yield* select(log.selectTaskLog)
    if (taskId !== undefined) {
      if (state.status === 'closed' || state.taskId !== taskId)
        yield* put(log.taskOpened({ taskId }))
    } else if (state.status !== 'closed') yield* put(log.taskLeft())
    yield* take([navigated.type, isUserChange])
  }
}

/** Everything that may change the work; lines that arrive do not. */
const events = [
  ...Object.values(log.taskLogSlice.actions).map(({ type }) => type),
  scaffolderApi.endpoints.retryTask.matchFulfilled,
]

export function* taskLogSaga(): SagaGenerator<void> {
  yield* fork(followLocation)
  yield* call(takeUpLatest, events, work, log.selectTaskLogWork)
}
