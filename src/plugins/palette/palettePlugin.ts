import { builtLanguages } from '../../model/languages.ts'
import type { PluginManifest } from '../plugin.ts'

/**
 * The command palette's content, and the sheet of keyboard shortcuts. The palette's field is part
 * of the shell, so that it takes keystrokes at once.
 */
export const palettePlugin: PluginManifest = {
  id: 'palette',
  languages: builtLanguages,
  load: async () =>
    (await import(/* webpackChunkName: "palette" */ './paletteModule.ts')).paletteModule,
}
