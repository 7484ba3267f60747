import { Settings } from 'lucide-react'
import { settingsPath } from '../../model/paths.ts'
import { settingsRoute } from '../../model/routes/portalRoutes.ts'
import type { PluginManifest } from '../plugin.ts'

export const settingsPlugin: PluginManifest = {
  id: 'settings',
  languages: ['en', 'de', 'zh'],
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
      titles: { en: 'Settings', de: 'Einstellungen', zh: '设置' },
      Icon: Settings,
      shortcut: 'g s',
    },
  ],
  load: async () =>
    (await import(/* webpackChunkName: "settings" */ './settingsModule.ts')).settingsModule,
}
