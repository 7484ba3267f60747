import { builtLanguages } from '../../model/languages.ts'
import type { PluginManifest } from '../plugin.ts'

/** Refreshes and unregisters selected entities of a list. */
export const bulkPlugin: PluginManifest = {
  id: 'bulk',
  languages: builtLanguages,
  selectionActions: ['actions'],
  load: async () => (await import(/* webpackChunkName: "bulk" */ './bulkModule.ts')).bulkModule,
}
