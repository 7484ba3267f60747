// Asks for the newer events of a task again and again (SCAF-23, SCAF-24, A-56).

import { call, delay, put, select, type SagaGenerator } from 'typed-redux-saga'
import { scaffolderApi } from '../../../features/scaffolder/scaffolderApi.ts'
import { selectConfig } from '../../../features/shell/boot/bootSlice.ts'
import * as log from '../../../features/tasks/taskLogSlice.ts'
import { toFailure } from '../../../model/failure.ts'
import type { TaskEvent } from '../../../model/scaffolder/taskEvents.ts'
import { isFinalRefusal } from '../../../model/tasks/taskLog.ts'
import { request } from '../../kit/request.ts'
import { service } from '../../kit/service.ts'

type Events = readonly (TaskEvent | null)[]

/** Milliseconds after a failure (SCAF-24), and after an answer with nothing new. */
const pause = 1_000

/** Milliseconds after which a stream that was held back is tried again. */
const untilStream = 300_000

/** Of the open log; 0 without events. */
export function* lastEventId(): SagaGenerator<number> {
  const state = yield* select(log.selectTaskLog)
  return state.status === 'closed' ? 0 : state.events.lastId
}

/** The events since the last one that is known; throws a `Failure`. */
export function* newerEvents(taskId: string): SagaGenerator<Events> {
  const after = yield* call(lastEventId)
  return yield* call(
    request<Events>,
    scaffolderApi.endpoints.taskEvents.initiate({ taskId, after }, { forceRefetch: true }),
  )
}

/** Whether the log is still asked for: not if the stream, which had nothing to say either, is worth another try. */
function* pollOnce(taskId: string, since: number): SagaGenerator<boolean> {
  try {
    const events = yield* call(newerEvents, taskId)
    const before = yield* call(lastEventId)
    yield* put(log.eventsReceived({ taskId, events }))
    if ((yield* call(lastEventId)) === before) yield* delay(pause)
    const clock = yield* service('clock')
    const config = yield* select(selectConfig)
    const passed = clock.now() - since
    // A clock that was set back must not put the stream off.
    const isTried = events.length === 0 || passed < 0 || passed >= untilStream
    return config?.useLongPollingLogs === true || !isTried
  } catch (thrown) {
    const failure = toFailure(thrown)
    yield* put((isFinalRefusal(failure) ? log.logRefused : log.pollFailed)({ taskId, failure }))
    yield* delay(pause)
    return true
  }
}

export function* pollTask(taskId: string): SagaGenerator<void> {
  const state = yield* select(log.selectTaskLog)
  if (state.status !== 'polling') return
  while (yield* call(pollOnce, taskId, state.since));
  yield* put(log.streamRetried({ taskId }))
}
