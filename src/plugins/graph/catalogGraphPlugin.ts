import { Waypoints } from 'lucide-react'
import { fanHeight } from '../../model/entities/fan.ts'
import { layoutEngineRef } from '../../model/graph/layoutEngineRef.ts'
import { builtLanguages } from '../../model/languages.ts'
import { catalogGraphPath } from '../../model/paths.ts'
import { createServiceFactory } from '../../model/plugins/serviceFactories.ts'
import { catalogGraphRoute, systemDiagramRoute } from '../../model/routes/portalRoutes.ts'
import { createGraphLayout } from '../../sagas/graph/services/graphLayout.ts'
import type { PluginManifest } from '../plugin.ts'

/** The graph of an entity and its relations. */
export const catalogGraphPlugin: PluginManifest = {
  id: 'catalog-graph',
  languages: builtLanguages,
  pages: [{ route: catalogGraphRoute, path: catalogGraphPath, page: 'CatalogGraphPage' }],
  navigation: [{ to: catalogGraphPath, titles: { en: 'Graph' }, Icon: Waypoints, shortcut: 'g g' }],
  entityTabs: [
    {
      route: systemDiagramRoute,
      path: '/diagram',
      titles: { en: 'Diagram' },
      component: 'EntitySystemDiagramCard',
      appliesTo: ({ kind }) => ['system', 'domain'].includes(kind.toLowerCase()),
    },
  ],
  entityCards: [
    {
      component: 'EntityCatalogGraphCard',
      appliesTo: () => true,
      heightOf: fanHeight,
    },
  ],
  services: [createServiceFactory({ ref: layoutEngineRef, create: () => createGraphLayout() })],
  load: async () =>
    (await import(/* webpackChunkName: "catalog-graph" */ './catalogGraphModule.ts'))
      .catalogGraphModule,
}
