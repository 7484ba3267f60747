import { builtLanguages } from '../../model/languages.ts'
import type { PluginManifest } from '../plugin.ts'

/** Explains what a permission denies (`docs/access.md`). */
export const permissionsPlugin: PluginManifest = {
  id: 'permissions',
  languages: builtLanguages,
  load: async () =>
    (await import(/* webpackChunkName: "permissions" */ './permissionsModule.ts'))
      .permissionsModule,
}
