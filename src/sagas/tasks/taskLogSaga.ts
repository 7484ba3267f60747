// Lives as long as the page. Follows the log of the task in the URL: by its stream, by asking again and again where the
// stream is held back or refused, and by the task itself once the log has ended.

import { call, delay, fork, put, race, type SagaGenerator, select } from 'typed-redux-saga'
import { scaffolderApi } from '../../features/scaffolder/scaffolderApi.ts'
import { type LocationRoot, selectLocation } from '../../features/shell/locationSlice.ts'
import * as log from '../../features/tasks/taskLogSlice.ts'
import { type Failure, toFailure } from '../../model/failure.ts'
import { taskOfPath } from '../../model/paths.ts'
import { isActive, type Task } from '../../model/scaffolder/tasks.ts'
import { isFinalRefusal } from '../../model/tasks/taskLog.ts'
import { follow } from '../kit/follow.ts'
import { type Opened, openWhile } from '../kit/openWhile.ts'
import { request } from '../kit/request.ts'
import { retryPause } from '../kit/retryPause.ts'
import { service } from '../kit/service.ts'
import { lastEventId, newerEvents, pollTask } from './steps/pollTask.ts'
import { streamTask } from './steps/streamTask.ts'

// The end of a task's log: how the task ended is read from the task, never from its log.

/** Milliseconds that the last events may take, for a task without a completion among them. */
const lastEvents = 3_000

/** The stream ended while the task goes on. */
const brokenOff: Failure = {
  kind: 'unreachable',
  name: 'StreamEndedError',
  message: 'The server ended the log before the task',
}

const readTask = (taskId: string) =>
  request<Task>(scaffolderApi.endpoints.task.initiate(taskId, { forceRefetch: true }))

function* readLastEvents(taskId: string): SagaGenerator<void> {
  const { events } = yield* race({
    events: call(newerEvents, taskId),
    late: delay(lastEvents),
  })
  if (events) yield* put(log.eventsReceived({ taskId, events }))
}

function* concludeTask(taskId: string): SagaGenerator<void> {
  const clock = yield* service('clock')
  try {
    const task = yield* call(readTask, taskId)
    if (isActive(task)) {
      yield* put(log.streamCut({ taskId, failure: brokenOff, at: clock.now() }))
      return
    }
    const state = yield* select(log.selectTaskLog)
    if (state.status === 'concluding' && state.events.completion === null)
      yield* call(readLastEvents, taskId)
    yield* put(log.taskEnded({ taskId, result: task.status }))
  } catch (thrown) {
    const failure = toFailure(thrown)
    if (isFinalRefusal(failure)) yield* put(log.logRefused({ taskId, failure }))
    else yield* put(log.streamCut({ taskId, failure, at: clock.now() }))
  }
}

// A task whose log never says that it has ended, such as one that was cancelled before it began.

/** Milliseconds in which the log of an ended task must have said nothing new. */
const quiet = 5_000

/** Ends once the task, as its page last read it, has ended and its log is quiet. */
function* noticeEnd(taskId: string): SagaGenerator<void> {
  const selectTask = scaffolderApi.endpoints.task.select(taskId)
  for (;;) {
    const before = yield* call(lastEventId)
    yield* delay(quiet)
    const { data: task } = yield* select(selectTask)
    if (task && !isActive(task) && before === (yield* call(lastEventId))) break
  }
  yield* put(log.endNoticed({ taskId }))
}

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
