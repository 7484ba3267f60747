import { builtLanguages } from '../../model/languages.ts'
import type { PluginManifest } from '../plugin.ts'

/** Shows an entity's raw data and ancestry (spec 1 §4). */
export const inspectorPlugin: PluginManifest = {
  id: 'inspector',
  languages: builtLanguages,
  entityMenuItems: [{ component: 'menuItem', appliesTo: () => true }],
  entityDialogs: [{ component: 'dialog', appliesTo: () => true }],
  entityNotes: [{ component: 'note', appliesTo: () => true }],
  load: async () =>
    (await import(/* webpackChunkName: "inspector" */ './inspectorModule.ts')).inspectorModule,
}
