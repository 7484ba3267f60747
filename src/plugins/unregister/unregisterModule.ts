import { reregisterSlice } from '../../features/unregister/reregisterSlice.ts'
import { UnregisterDialog } from '../../features/unregister/UnregisterDialog.tsx'
import { UnregisterMenuItem } from '../../features/unregister/UnregisterMenuItem.tsx'
import { unregisterMessages } from '../../features/unregister/unregisterMessages.ts'
import { unregisterSlice } from '../../features/unregister/unregisterSlice.ts'
import { reregisterSaga } from '../../sagas/unregister/reregisterSaga.ts'
import { unregisterSaga } from '../../sagas/unregister/unregisterSaga.ts'
import { translated } from '../../ui/messages/translated.ts'
import type { PluginModule } from '../plugin.ts'

export const unregisterModule: PluginModule = {
  entityComponents: { menuItem: UnregisterMenuItem, dialog: UnregisterDialog },
  slices: [unregisterSlice, reregisterSlice],
  processes: [
    { name: 'unregister', saga: unregisterSaga },
    { name: 'reregister', saga: reregisterSaga },
  ],
  messages: translated('unregister', unregisterMessages),
}
