// The end of a task's log: how the task ended is read from the task, never from its log.

import { call, delay, put, race, select, type SagaGenerator } from 'typed-redux-saga'
import { scaffolderApi } from '../../../features/scaffolder/scaffolderApi.ts'
import * as log from '../../../features/tasks/taskLogSlice.ts'
import { toFailure, type Failure } from '../../../model/failure.ts'
import { isActive, type Task } from '../../../model/scaffolder/tasks.ts'
import { isFinalRefusal } from '../../../model/tasks/taskLog.ts'
import { request } from '../../kit/request.ts'
import { service } from '../../kit/service.ts'
import { newerEvents } from './pollTask.ts'

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

export function* concludeTask(taskId: string): SagaGenerator<void> {
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
