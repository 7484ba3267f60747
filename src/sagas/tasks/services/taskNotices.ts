import type { SystemNotices } from '../../../model/shell/systemNotices.ts'
import type { TaskNotice, TaskNotices } from '../../../model/tasks/taskNotices.ts'

/** `say` gives the text of a notification in the user's language. */
export const createTaskNotices = (
  notices: SystemNotices,
  say: (result: TaskNotice['result']) => string,
): TaskNotices => ({
  ...notices,
  show: ({ taskId, name, result }) => notices.show({ tag: taskId, title: name, body: say(result) }),
})
