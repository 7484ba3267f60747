import type { PluginManifest } from '../plugin.ts'

/**
 * Asks again for what failed for a passing reason. Loaded with the first screen, while the network is there, in one
 * chunk with the readers of streams, because each chunk adds to the shell.
 */
export const recoveryPlugin: PluginManifest = {
  id: 'recovery',
  languages: ['en', 'de', 'zh'],
  load: async () =>
    (await import(/* webpackChunkName: "streams" */ './recoveryModule.ts')).recoveryModule,
}
