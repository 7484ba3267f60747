import { BillOverlay } from '../../features/settings/bill/BillOverlay.tsx'
import { pluginBillSlice } from '../../features/settings/bill/pluginBillSlice.ts'
import { DeveloperPage } from '../../features/settings/DeveloperPage.tsx'
import { providerChecksSlice } from '../../features/settings/providerChecksSlice.ts'
import { settingsMessages } from '../../features/settings/settingsMessages.ts'
import { SettingsPage } from '../../features/settings/SettingsPage.tsx'
import { pluginBillSaga } from '../../sagas/settings/pluginBillSaga.ts'
import { providerChecksSaga } from '../../sagas/settings/providerChecksSaga.ts'
import { translated } from '../../ui/messages/translated.ts'
import type { PluginModule } from '../plugin.ts'

export const settingsModule: PluginModule = {
  pages: { SettingsPage, DeveloperPage },
  slices: [pluginBillSlice, providerChecksSlice],
  processes: [
    { name: 'pluginBill', saga: pluginBillSaga },
    { name: 'providerChecks', saga: providerChecksSaga },
  ],
  ...(PORTICO_DEVELOPMENT && { overlay: BillOverlay }),
  messages: translated('settings', settingsMessages),
}
