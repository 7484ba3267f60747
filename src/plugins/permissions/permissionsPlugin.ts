import type { PluginManifest } from '../plugin.ts'

/** Explains what a permission denies (`docs/access.md`). */
export const permissionsPlugin: PluginManifest = {
  id: 'permissions',
  languages: ['en', 'de', 'zh'],
  load: async () =>
    (await import(/* webpackChunkName: "permissions" */ './permissionsModule.ts'))
      .permissionsModule,
}
