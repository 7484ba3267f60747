// The definition of this portal: its plugins, the targets of their external routes, and its own services.

import { apiDocsPlugin } from '../src/plugins/apis/apiDocsPlugin.ts'
import { bulkPlugin } from '../src/plugins/bulk/bulkPlugin.ts'
import { catalogPlugin } from '../src/plugins/catalog/catalogPlugin.ts'
import { ciPlugin } from '../src/plugins/ci/ciPlugin.ts'
import { docsPlugin } from '../src/plugins/docs/docsPlugin.ts'
import { editorPlugin } from '../src/plugins/editor/editorPlugin.ts'
import { catalogGraphPlugin } from '../src/plugins/graph/catalogGraphPlugin.ts'
import { catalogImportPlugin } from '../src/plugins/import/catalogImportPlugin.ts'
import { inspectorPlugin } from '../src/plugins/inspector/inspectorPlugin.ts'
import { kubernetesPlugin } from '../src/plugins/kubernetes/kubernetesPlugin.ts'
import { notificationsPlugin } from '../src/plugins/notifications/notificationsPlugin.ts'
import { palettePlugin } from '../src/plugins/palette/palettePlugin.ts'
import { permissionsPlugin } from '../src/plugins/permissions/permissionsPlugin.ts'
import type { PortalDefinition } from '../src/plugins/plugin.ts'
import { recoveryPlugin } from '../src/plugins/recovery/recoveryPlugin.ts'
import { reportsPlugin } from '../src/plugins/reports/reportsPlugin.ts'
import { scaffolderPlugin } from '../src/plugins/scaffolder/scaffolderPlugin.ts'
import { searchPlugin } from '../src/plugins/search/searchPlugin.ts'
import { settingsPlugin } from '../src/plugins/settings/settingsPlugin.ts'
import { startPlugin } from '../src/plugins/start/startPlugin.ts'
import { tasksPlugin } from '../src/plugins/tasks/tasksPlugin.ts'
import { unregisterPlugin } from '../src/plugins/unregister/unregisterPlugin.ts'

export const definition: PortalDefinition = {
  plugins: [
    startPlugin,
    catalogPlugin,
    inspectorPlugin,
    unregisterPlugin,
    bulkPlugin,
    catalogGraphPlugin,
    catalogImportPlugin,
    apiDocsPlugin,
    docsPlugin,
    ciPlugin,
    kubernetesPlugin,
    scaffolderPlugin,
    tasksPlugin,
    editorPlugin,
    searchPlugin,
    settingsPlugin,
    // After the others: its way there appears once the backend is known to have it, and moves nothing.
    notificationsPlugin,
    palettePlugin,
    permissionsPlugin,
    reportsPlugin,
    recoveryPlugin,
  ],
}
