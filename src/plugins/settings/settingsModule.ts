import { settingsMessages } from '../../features/settings/settingsMessages.ts'
import { SettingsPage } from '../../features/settings/SettingsPage.tsx'
import type { PluginModule } from '../plugin.ts'

export const settingsModule: PluginModule = {
  pages: { SettingsPage },
  slices: [],
  processes: [],
  messages: {
    en: settingsMessages,
    others: {
      de: () =>
        import(
          /* webpackChunkName: "settings-de" */ '../../features/settings/settingsMessages.de.ts'
        ),
      zh: () =>
        import(
          /* webpackChunkName: "settings-zh" */ '../../features/settings/settingsMessages.zh.ts'
        ),
    },
  },
}
