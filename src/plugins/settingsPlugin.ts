import { settingsPath } from '../model/paths.ts'
import type { PluginManifest } from './plugin.ts'

export const settingsPlugin: PluginManifest = {
  id: 'settings',
  routes: [{ path: settingsPath, page: 'settings' }],
  navigation: [{ to: settingsPath, label: 'settings', icon: 'settings' }],
  load: async () =>
    (await import(/* webpackChunkName: "settings" */ './settingsModule.ts')).settingsModule,
}
