import { FileWarning, LayoutGrid } from 'lucide-react'
import { catalogPath, entityPathPattern, unprocessedPath } from '../../model/paths.ts'
import * as routes from '../../model/routes/portalRoutes.ts'
import type { PluginManifest } from '../plugin.ts'

export const catalogPlugin: PluginManifest = {
  id: 'catalog',
  languages: ['en', 'de', 'zh'],
  pages: [
    { route: routes.catalogIndexRoute, path: catalogPath, page: 'CatalogIndexPage' },
    { route: routes.catalogEntityRoute, path: `${entityPathPattern}/*`, page: 'CatalogEntityPage' },
    { route: routes.unprocessedRoute, path: unprocessedPath, page: 'UnprocessedEntitiesPage' },
  ],
  externalRoutes: [
    routes.createComponentRoute,
    routes.viewTechDocRoute,
    routes.createFromTemplateRoute,
    routes.unregisterRedirectRoute,
  ],
  navigation: [
    {
      to: catalogPath,
      titles: { en: 'Catalog', de: 'Katalog', zh: '目录' },
      Icon: LayoutGrid,
      shortcut: 'g c',
    },
  ],
  commands: [
    {
      id: 'unprocessed',
      to: routes.unprocessedRoute,
      titles: {
        en: 'Unprocessed entities',
        de: 'Nicht verarbeitete Entitäten',
        zh: '未处理的实体',
      },
      Icon: FileWarning,
    },
  ],
  load: async () =>
    (await import(/* webpackChunkName: "catalog" */ './catalogModule.ts')).catalogModule,
}
