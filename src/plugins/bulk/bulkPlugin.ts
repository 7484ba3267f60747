import type { PluginManifest } from '../plugin.ts'

/** Refreshes and unregisters selected entities of a list. */
export const bulkPlugin: PluginManifest = {
  id: 'bulk',
  languages: ['en', 'de', 'zh'],
  selectionActions: ['actions'],
  load: async () => (await import(/* webpackChunkName: "bulk" */ './bulkModule.ts')).bulkModule,
}
