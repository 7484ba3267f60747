// Lives as long as the page. Follows the log of the task in the URL: by its stream, by asking again and again where the
// stream is held back or refused, and by the task itself once the log has ended.

import { call, delay, fork, put, race, type SagaGenerator } from 'typed-redux-saga'
import { selectLocation, type LocationRoot } from '../../features/shell/locationSlice.ts'
import * as log from '../../features/tasks/taskLogSlice.ts'
import { taskOfPath } from '../../model/paths.ts'
import { follow } from '../kit/follow.ts'
import { openWhile, type Opened } from '../kit/openWhile.ts'
import { retryPause } from '../kit/retryPause.ts'
import { concludeTask } from './steps/concludeTask.ts'
import { noticeEnd } from './steps/noticeEnd.ts'
import { pollTask } from './steps/pollTask.ts'
import { streamTask } from './steps/streamTask.ts'

/** Milliseconds until a stream that broke off is opened again (spec 2 §9); longer after each failure in a row. */
const firstPause = 1_000
const longestPause = 15_000

type LogRoot = Parameters<typeof log.selectTaskLog>[0]

function* followLog(work: log.TaskLogWork): SagaGenerator<void> {
  const { taskId, does } = work
  if (does === 'stream') {
    yield* race({ streamed: call(streamTask, taskId), ended: call(noticeEnd, taskId) })
  } else if (does === 'wait') {
    const pause = Math.min(firstPause * 2 ** (work.attempt - 1), longestPause)
    yield* delay(yield* call(retryPause, pause))
    yield* put(log.streamRetried({ taskId }))
  } else if (does === 'polling') {
    yield* race({ polled: call(pollTask, taskId), ended: call(noticeEnd, taskId) })
  } else yield* call(concludeTask, taskId)
}

const taskOnPage: Opened<string> = {
  place: (root: LocationRoot) => taskOfPath(selectLocation(root).pathname),
  shown: (root: LogRoot) => {
    const state = log.selectTaskLog(root)
    return state.status === 'closed' ? undefined : state.taskId
  },
  opened: (taskId) => log.taskOpened({ taskId }),
  left: log.taskLeft,
}

export function* taskLogSaga(): SagaGenerator<void> {
  yield* fork(openWhile<string>, taskOnPage)
  yield* call(follow<log.TaskLogWork>, log.selectTaskLogWork, followLog)
}
