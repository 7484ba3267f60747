import { BulkActions } from '../../features/bulk/BulkActions.tsx'
import { bulkMessages } from '../../features/bulk/bulkMessages.ts'
import { bulkSlice } from '../../features/bulk/bulkSlice.ts'
import { bulkSaga } from '../../sagas/bulk/bulkSaga.ts'
import { translated } from '../../ui/messages/translated.ts'
import type { PluginModule } from '../plugin.ts'

export const bulkModule: PluginModule = {
  selectionComponents: { actions: BulkActions },
  slices: [bulkSlice],
  processes: [{ name: 'bulk', saga: bulkSaga }],
  messages: translated('bulk', bulkMessages),
}
