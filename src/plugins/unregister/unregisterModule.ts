import { reregisterSlice } from '../../features/unregister/reregisterSlice.ts'
import { UnregisterDialog } from '../../features/unregister/UnregisterDialog.tsx'
import { UnregisterMenuItem } from '../../features/unregister/UnregisterMenuItem.tsx'
import { unregisterMessages } from '../../features/unregister/unregisterMessages.ts'
import { unregisterSlice } from '../../features/unregister/unregisterSlice.ts'
import { reregisterSaga } from '../../sagas/unregister/reregisterSaga.ts'
import { unregisterSaga } from '../../sagas/unregister/unregisterSaga.ts'
import type { PluginModule } from '../plugin.ts'

export const unregisterModule: PluginModule = {
  entityComponents: { menuItem: UnregisterMenuItem, dialog: UnregisterDialog },
  slices: [unregisterSlice, reregisterSlice],
  processes: [
    { name: 'unregister', saga: unregisterSaga },
    { name: 'reregister', saga: reregisterSaga },
  ],
  messages: {
    en: unregisterMessages,
    others: {
      de: () =>
        import(
          /* webpackChunkName: "unregister-de" */ '../../features/unregister/unregisterMessages.de.ts'
        ),
      zh: () =>
        import(
          /* webpackChunkName: "unregister-zh" */ '../../features/unregister/unregisterMessages.zh.ts'
        ),
    },
  },
}
