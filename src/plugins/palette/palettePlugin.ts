import type { PluginManifest } from '../plugin.ts'

/** What the command palette consists of, and the sheet of keyboard shortcuts; its frame, which takes keystrokes at once, is part of the shell. */
export const palettePlugin: PluginManifest = {
  id: 'palette',
  languages: ['en', 'de', 'zh'],
  load: async () =>
    (await import(/* webpackChunkName: "palette" */ './paletteModule.ts')).paletteModule,
}
