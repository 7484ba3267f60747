// Notifications of the browser about the end of a task.

import type { ServiceRef } from '../plugins/serviceFactories.ts'
import type { Task } from '../scaffolder/tasks.ts'

/** As the browser has it; `default` before the user was asked. */
export type NoticePermission = NotificationPermission | 'unsupported'

export interface TaskNotice {
  readonly taskId: string
  readonly name: string
  readonly result: Task['status']
}

export interface TaskNotices {
  readonly permission: () => NoticePermission
  /** Asks the user; call it within a click. Never rejects. */
  readonly ask: () => Promise<NoticePermission>
  /** Whether the page is hidden, so that a notification is of use. */
  readonly isHidden: () => boolean
  /** Shows a notification, if it may, and gives the permission. Pressing it shows the page. */
  readonly show: (notice: TaskNotice) => NoticePermission
}

export const taskNoticesRef: ServiceRef<TaskNotices> = { id: 'scaffolder.taskNotices' }
