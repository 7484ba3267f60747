// A task whose log never says that it has ended, such as one that was cancelled before it began.

import { call, delay, put, select, type SagaGenerator } from 'typed-redux-saga'
import { scaffolderApi } from '../../../features/scaffolder/scaffolderApi.ts'
import * as log from '../../../features/tasks/taskLogSlice.ts'
import { isActive } from '../../../model/scaffolder/tasks.ts'
import { lastEventId } from './pollTask.ts'

/** Milliseconds in which the log of an ended task must have said nothing new. */
const quiet = 5_000

/** Ends once the task, as its page last read it, has ended and its log is quiet. */
export function* noticeEnd(taskId: string): SagaGenerator<void> {
  const selectTask = scaffolderApi.endpoints.task.select(taskId)
  for (;;) {
    const before = yield* call(lastEventId)
    yield* delay(quiet)
    const { data: task } = yield* select(selectTask)
    if (task && !isActive(task) && before === (yield* call(lastEventId))) break
  }
  yield* put(log.endNoticed({ taskId }))
}
