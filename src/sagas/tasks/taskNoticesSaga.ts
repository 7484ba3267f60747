// Lives as long as the page. Asks for the permission to notify, and notifies of a task that ends while its page is
// hidden.

import { call, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { scaffolderApi } from '../../features/scaffolder/scaffolderApi.ts'
import { taskEnded } from '../../features/tasks/taskLogSlice.ts'
import * as notices from '../../features/tasks/taskNoticesSlice.ts'
import { taskNoticesRef, type TaskNotices } from '../../model/tasks/taskNotices.ts'
import { follow } from '../kit/follow.ts'
import { pluginService } from '../kit/service.ts'

const browser = () => pluginService<TaskNotices>(taskNoticesRef)

const selectIsAsking = (root: Parameters<typeof notices.selectTaskNotices>[0]): true | undefined =>
  notices.selectTaskNotices(root).status === 'asking' ? true : undefined

function* ask(): SagaGenerator<void> {
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
  yield* call(follow<true>, selectIsAsking, ask)
}
