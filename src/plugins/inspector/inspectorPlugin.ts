import type { PluginManifest } from '../plugin.ts'

/** Shows what the catalog has of an entity, and where it came from (spec 1 §4). */
export const inspectorPlugin: PluginManifest = {
  id: 'inspector',
  languages: ['en', 'de', 'zh'],
  entityMenuItems: [{ component: 'menuItem', appliesTo: () => true }],
  entityDialogs: [{ component: 'dialog', appliesTo: () => true }],
  load: async () =>
    (await import(/* webpackChunkName: "inspector" */ './inspectorModule.ts')).inspectorModule,
}
