import { Settings } from 'lucide-react'
import { builtLanguages } from '../../model/languages.ts'
import { settingsPath } from '../../model/paths.ts'
import { settingsRoute } from '../../model/routes/portalRoutes.ts'
import type { PluginManifest } from '../plugin.ts'

export const settingsPlugin: PluginManifest = {
  id: 'settings',
  languages: builtLanguages,
  pages: [
    {
      route: settingsRoute,
      path: settingsPath,
      page: 'SettingsPage',
      aliases: {
        [`${settingsPath}/auth-providers`]: '#providers',
        [`${settingsPath}/feature-flags`]: '#flags',
      },
    },
  ],
  navigation: [
    {
      to: settingsPath,
      titles: { en: 'Settings' },
      Icon: Settings,
      shortcut: 'g s',
    },
  ],
  load: async () =>
    (await import(/* webpackChunkName: "settings" */ './settingsModule.ts')).settingsModule,
}
