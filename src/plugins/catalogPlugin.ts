import { catalogPath, entityPathPattern } from '../model/paths.ts'
import type { PluginManifest } from './plugin.ts'

export const catalogPlugin: PluginManifest = {
  id: 'catalog',
  routes: [
    { path: catalogPath, page: 'index' },
    { path: entityPathPattern, page: 'entity' },
  ],
  navigation: [{ to: catalogPath, label: 'catalog', icon: 'catalog' }],
  load: async () =>
    (await import(/* webpackChunkName: "catalog" */ './catalogModule.ts')).catalogModule,
}
