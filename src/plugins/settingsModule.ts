import { settingsMessages } from '../features/settings/settingsMessages.ts'
import { SettingsPage } from '../features/settings/SettingsPage.tsx'
import type { PluginModule } from './plugin.ts'

export const settingsModule: PluginModule = {
  pages: { settings: SettingsPage },
  slices: [],
  processes: [],
  messages: settingsMessages,
}
