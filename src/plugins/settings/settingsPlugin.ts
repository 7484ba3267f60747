import { Gauge, Settings } from 'lucide-react'
import { builtLanguages } from '../../model/languages.ts'
import { developerPath, settingsPath } from '../../model/paths.ts'
import { developerRoute, settingsRoute } from '../../model/routes/portalRoutes.ts'
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
    { route: developerRoute, path: developerPath, page: 'DeveloperPage' },
  ],
  commands: [{ id: 'developer', to: developerRoute, titles: { en: 'Plugin costs' }, Icon: Gauge }],
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
