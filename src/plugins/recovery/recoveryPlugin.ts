import { builtLanguages } from '../../model/languages.ts'
import type { PluginManifest } from '../plugin.ts'

/**
 * Asks again for what failed for a passing reason. Loaded after the first screen, while the network is there, in one
 * chunk with all that every page needs then.
 */
export const recoveryPlugin: PluginManifest = {
  id: 'recovery',
  languages: builtLanguages,
  load: async () =>
    (await import(/* webpackChunkName: "deferred" */ './recoveryModule.ts')).recoveryModule,
}
