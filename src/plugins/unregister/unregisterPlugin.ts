import type { PluginManifest } from '../plugin.ts'

/** Takes an entity out of the catalog, and puts it back (spec 1 §4). */
export const unregisterPlugin: PluginManifest = {
  id: 'unregister',
  languages: ['en', 'de', 'zh'],
  entityMenuItems: [{ component: 'menuItem', appliesTo: () => true }],
  entityDialogs: [{ component: 'dialog', appliesTo: () => true }],
  load: async () =>
    (await import(/* webpackChunkName: "unregister" */ './unregisterModule.ts')).unregisterModule,
}
