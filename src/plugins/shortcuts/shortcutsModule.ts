import { shortcutsMessages } from '../../features/shortcuts/shortcutsMessages.ts'
import { ShortcutsSheet } from '../../features/shortcuts/ShortcutsSheet.tsx'
import type { PluginModule } from '../plugin.ts'

export const shortcutsModule: PluginModule = {
  shortcuts: ShortcutsSheet,
  slices: [],
  processes: [],
  messages: {
    en: shortcutsMessages,
    others: {
      de: () =>
        import(
          /* webpackChunkName: "shortcuts-de" */ '../../features/shortcuts/shortcutsMessages.de.ts'
        ),
      zh: () =>
        import(
          /* webpackChunkName: "shortcuts-zh" */ '../../features/shortcuts/shortcutsMessages.zh.ts'
        ),
    },
  },
}
