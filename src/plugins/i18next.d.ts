import type { apiMessages } from '../features/apis/apiMessages.ts'
import type { bulkMessages } from '../features/bulk/bulkMessages.ts'
import type { catalogMessages } from '../features/catalog/catalogMessages.ts'
import type { ciMessages } from '../features/ci/ciMessages.ts'
import type { docsMessages } from '../features/docs/docsMessages.ts'
import type { editorMessages } from '../features/editor/editorMessages.ts'
import type { graphMessages } from '../features/graph/graphMessages.ts'
import type { importMessages } from '../features/import/importMessages.ts'
import type { inspectorMessages } from '../features/inspector/inspectorMessages.ts'
import type { kubernetesMessages } from '../features/kubernetes/kubernetesMessages.ts'
import type { notificationsMessages } from '../features/notifications/notificationsMessages.ts'
import type { paletteMessages } from '../features/palette/paletteMessages.ts'
import type { permissionsMessages } from '../features/permissions/permissionsMessages.ts'
import type { recoveryMessages } from '../features/recovery/recoveryMessages.ts'
import type { reportsMessages } from '../features/reports/reportsMessages.ts'
import type { scaffolderMessages } from '../features/scaffolder/scaffolderMessages.ts'
import type { searchMessages } from '../features/search/searchMessages.ts'
import type { signInMessages } from '../features/session/signIn/signInMessages.ts'
import type { settingsMessages } from '../features/settings/settingsMessages.ts'
import type { startMessages } from '../features/start/startMessages.ts'
import type { tasksMessages } from '../features/tasks/tasksMessages.ts'
import type { unregisterMessages } from '../features/unregister/unregisterMessages.ts'
import type { codeMessages } from '../ui/code/codeMessages.ts'
import type { logMessages } from '../ui/log/logMessages.ts'
import type { shellMessages } from '../ui/messages/shellMessages.ts'

declare global {
  /** English texts by namespace, so that keys are checked; each plugin adds its own. */
  interface PluginMessages {
    shell: typeof shellMessages
    'api-docs': typeof apiMessages
    bulk: typeof bulkMessages
    catalog: typeof catalogMessages
    ci: typeof ciMessages
    techdocs: typeof docsMessages
    log: typeof logMessages
    'sign-in': typeof signInMessages
    code: typeof codeMessages
    'catalog-graph': typeof graphMessages
    'catalog-import': typeof importMessages
    inspector: typeof inspectorMessages
    kubernetes: typeof kubernetesMessages
    notifications: typeof notificationsMessages
    unregister: typeof unregisterMessages
    palette: typeof paletteMessages
    recovery: typeof recoveryMessages
    scaffolder: typeof scaffolderMessages
    start: typeof startMessages
    tasks: typeof tasksMessages
    'template-editor': typeof editorMessages
    permissions: typeof permissionsMessages
    reports: typeof reportsMessages
    search: typeof searchMessages
    settings: typeof settingsMessages
  }
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell'
    resources: PluginMessages
  }
}
