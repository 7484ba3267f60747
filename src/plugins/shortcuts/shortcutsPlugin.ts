import type { PluginManifest } from '../plugin.ts'

/** The sheet of keyboard shortcuts; what hears the keys is part of the shell. */
export const shortcutsPlugin: PluginManifest = {
  id: 'shortcuts',
  languages: ['en', 'de', 'zh'],
  load: async () =>
    (await import(/* webpackChunkName: "shortcuts" */ './shortcutsModule.ts')).shortcutsModule,
}
