// Lives as long as the page. Asks for the permission to notify, and notifies of a task that ends while its page is
// hidden.

import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { scaffolderApi } from '../../features/scaffolder/scaffolderApi.ts'
import { taskEnded } from '../../features/tasks/taskLogSlice.ts'
import * as notices from '../../features/tasks/taskNoticesSlice.ts'
import { taskNoticesRef, type TaskNotices } from '../../model/tasks/taskNotices.ts'
import { pluginService } from '../kit/service.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'

const browser = () => pluginService<TaskNotices>(taskNoticesRef)

function* ask(): SagaGenerator<void> {
  const { status } = yield* select(notices.selectTaskNotices)
  if (status !== 'asking') return
  const { ask: askUser } = yield* call(browser)
  yield* put(notices.noticesAnswered(yield* call(askUser)))
}

function* notify({
  payload: { taskId, result },
}: ReturnType<typeof taskEnded>): SagaGenerator<void> {
  const { status, running } = yield* select(notices.selectTaskNotices)
  const { isHidden, show } = yield* call(browser)
  if (status !== 'on' || running !== taskId || !isHidden()) return
  const { data: task } = yield* select(scaffolderApi.endpoints.task.select(taskId))
  const name = task?.templateTitle ?? task?.templateRef ?? taskId
  yield* put(notices.permissionRead(show({ taskId, name, result })))
}

export function* taskNoticesSaga(): SagaGenerator<void> {
  const { permission } = yield* call(browser)
  yield* put(notices.permissionRead(permission()))
  yield* takeEvery(taskEnded, notify)
  const events = [notices.noticesRequested.type, notices.noticesAnswered.type]
  yield* call(takeUpLatest, events, ask, notices.selectTaskNotices)
}
