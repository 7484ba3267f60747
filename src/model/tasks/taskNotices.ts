// Notifications of the browser about the end of a task.

import type { ServiceRef } from '../plugins/serviceFactories.ts'
import type { Task } from '../scaffolder/tasks.ts'
import type { NoticePermission, SystemNotices } from '../shell/systemNotices.ts'

export interface TaskNotice {
  readonly taskId: string
  readonly name: string
  readonly result: Task['status']
}

export interface TaskNotices extends Omit<SystemNotices, 'show'> {
  readonly show: (notice: TaskNotice) => NoticePermission
}

export const taskNoticesRef: ServiceRef<TaskNotices> = { id: 'scaffolder.taskNotices' }
