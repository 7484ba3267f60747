import { logSettingsSlice } from '../../features/preferences/logSettingsSlice.ts'
import { catalogEntriesSlice } from '../../features/tasks/catalogEntriesSlice.ts'
import { taskLogSlice } from '../../features/tasks/taskLogSlice.ts'
import { taskNoticesSlice } from '../../features/tasks/taskNoticesSlice.ts'
import { taskPanesSlice } from '../../features/tasks/taskPanesSlice.ts'
import { tasksMessages } from '../../features/tasks/tasksMessages.ts'
import { catalogEntriesSaga } from '../../sagas/tasks/catalogEntriesSaga.ts'
import { taskLogSaga } from '../../sagas/tasks/taskLogSaga.ts'
import { taskNoticesSaga } from '../../sagas/tasks/taskNoticesSaga.ts'
import { tasksAttention } from '../../sagas/tasks/tasksAttention.ts'
import { translated } from '../../ui/messages/translated.ts'
import type { PluginModule } from '../plugin.ts'

export const tasksModule: PluginModule = {
  lazyPages: {
    TasksPage: async () =>
      (await import(/* webpackChunkName: "tasks-pages" */ '../../features/tasks/TasksPage.tsx'))
        .TasksPage,
    TaskPage: async () =>
      (await import(/* webpackChunkName: "tasks-pages" */ '../../features/tasks/TaskPage.tsx'))
        .TaskPage,
  },
  attentionChecks: { tasks: tasksAttention },
  slices: [logSettingsSlice, catalogEntriesSlice, taskLogSlice, taskNoticesSlice, taskPanesSlice],
  processes: [
    { name: 'catalogEntries', saga: catalogEntriesSaga },
    { name: 'taskLog', saga: taskLogSaga },
    { name: 'taskNotices', saga: taskNoticesSaga },
  ],
  messages: translated('tasks', tasksMessages),
}
