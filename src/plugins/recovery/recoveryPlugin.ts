import { builtLanguages } from '../../model/languages.ts'
import type { PluginManifest } from '../plugin.ts'

/** Asks again for what failed for a passing reason. In one chunk with what every page needs after the first screen. */
export const recoveryPlugin: PluginManifest = {
  id: 'recovery',
  languages: builtLanguages,
  isForAllPages: true,
  load: async () =>
    (await import(/* webpackChunkName: "deferred" */ './recoveryModule.ts')).recoveryModule,
}
