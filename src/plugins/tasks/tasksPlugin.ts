import i18next from 'i18next'
import { ListChecks } from 'lucide-react'
import { builtLanguages } from '../../model/languages.ts'
import { tasksPath } from '../../model/paths.ts'
import { createServiceFactory } from '../../model/plugins/serviceFactories.ts'
import { taskRoute, tasksRoute } from '../../model/routes/portalRoutes.ts'
import { systemNoticesRef } from '../../model/shell/systemNotices.ts'
import { taskNoticesRef } from '../../model/tasks/taskNotices.ts'
import { createTaskNotices } from '../../sagas/tasks/services/taskNotices.ts'
import type { PluginManifest } from '../plugin.ts'
import { scaffolderPlugin } from '../scaffolder/scaffolderPlugin.ts'

/** The scaffolder's tasks: their list, and a task with its steps, log and output (spec 2 §3). */
export const tasksPlugin: PluginManifest = {
  id: 'tasks',
  languages: builtLanguages,
  needs: [scaffolderPlugin.id],
  pages: [
    { route: tasksRoute, path: tasksPath, page: 'TasksPage' },
    { route: taskRoute, path: `${tasksPath}/:taskId`, page: 'TaskPage' },
  ],
  navigation: [{ to: tasksPath, titles: { en: 'Tasks' }, Icon: ListChecks, shortcut: 'g t' }],
  attentionSources: [{ id: 'tasks', titles: { en: 'Tasks' } }],
  services: [
    createServiceFactory({
      ref: taskNoticesRef,
      dependencies: { notices: systemNoticesRef },
      create: ({ notices }) =>
        createTaskNotices(notices, (result) => i18next.t(`notice.${result}`, { ns: 'tasks' })),
    }),
  ],
  load: async () => (await import(/* webpackChunkName: "tasks" */ './tasksModule.ts')).tasksModule,
}
