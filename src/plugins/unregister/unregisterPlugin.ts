import { builtLanguages } from '../../model/languages.ts'
import type { PluginManifest } from '../plugin.ts'

/** Unregisters entities and registers them again (spec 1 §4). */
export const unregisterPlugin: PluginManifest = {
  id: 'unregister',
  languages: builtLanguages,
  entityMenuItems: [{ component: 'menuItem', appliesTo: () => true }],
  entityDialogs: [{ component: 'dialog', appliesTo: () => true }],
  load: async () =>
    (await import(/* webpackChunkName: "unregister" */ './unregisterModule.ts')).unregisterModule,
}
