import type { PluginManifest } from '../plugin.ts'

/** Asks again for what failed for a passing reason. Loaded with the first screen, while the network is there. */
export const recoveryPlugin: PluginManifest = {
  id: 'recovery',
  languages: ['en', 'de', 'zh'],
  load: async () =>
    (await import(/* webpackChunkName: "recovery" */ './recoveryModule.ts')).recoveryModule,
}
