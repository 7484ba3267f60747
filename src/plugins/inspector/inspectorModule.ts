import { entityChangesSlice } from '../../features/inspector/entityChangesSlice.ts'
import { InspectMenuItem } from '../../features/inspector/InspectMenuItem.tsx'
import { Inspector } from '../../features/inspector/Inspector.tsx'
import { inspectorMessages } from '../../features/inspector/inspectorMessages.ts'
import { entityChangesSaga } from '../../sagas/inspector/entityChangesSaga.ts'
import type { PluginModule } from '../plugin.ts'

export const inspectorModule: PluginModule = {
  entityComponents: { menuItem: InspectMenuItem, dialog: Inspector },
  slices: [entityChangesSlice],
  processes: [{ name: 'entityChanges', saga: entityChangesSaga }],
  messages: {
    en: inspectorMessages,
    others: {
      de: () =>
        import(
          /* webpackChunkName: "inspector-de" */ '../../features/inspector/inspectorMessages.de.ts'
        ),
      zh: () =>
        import(
          /* webpackChunkName: "inspector-zh" */ '../../features/inspector/inspectorMessages.zh.ts'
        ),
    },
  },
}
