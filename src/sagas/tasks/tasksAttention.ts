// The user's own tasks that have failed in the last week.

import { call } from 'typed-redux-saga'
import { scaffolderApi } from '../../features/scaffolder/scaffolderApi.ts'
import { taskPath } from '../../model/paths.ts'
import type { AttentionItem } from '../../model/plugins/attention.ts'
import type { Task, TaskPage } from '../../model/scaffolder/tasks.ts'
import { failedTasks, ownTasks } from '../../model/tasks/ownTasks.ts'
import type { AttentionCheck } from '../kit/attentionSource.ts'
import { request } from '../kit/request.ts'
import { service } from '../kit/service.ts'

const itemOf = (task: Task): AttentionItem => ({
  id: task.id,
  severity: 'error',
  title: task.templateTitle ?? task.templateRef ?? task.id,
  cause: { key: 'attention.failed' },
  to: taskPath(task.id),
  at: task.lastHeartbeatAt ?? task.createdAt,
})

export const tasksAttention: AttentionCheck = function* ({ userEntityRef }) {
  const now = (yield* service('clock')).now()
  const asked = scaffolderApi.endpoints.tasks.initiate(ownTasks(userEntityRef), {
    forceRefetch: 30,
  })
  const { tasks } = yield* call(request<TaskPage>, asked)
  return { items: failedTasks(tasks, now).map(itemOf), well: [] }
}
