import { FileWarning, LayoutGrid } from 'lucide-react'
import { builtLanguages } from '../../model/languages.ts'
import { catalogPath, entityPathPattern, unprocessedPath } from '../../model/paths.ts'
import * as routes from '../../model/routes/portalRoutes.ts'
import type { PluginManifest } from '../plugin.ts'

export const catalogPlugin: PluginManifest = {
  id: 'catalog',
  languages: builtLanguages,
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
      titles: { en: 'Catalog' },
      Icon: LayoutGrid,
      shortcut: 'g c',
    },
  ],
  commands: [
    {
      id: 'unprocessed',
      to: routes.unprocessedRoute,
      titles: { en: 'Unprocessed entities' },
      Icon: FileWarning,
    },
  ],
  load: async () =>
    (await import(/* webpackChunkName: "catalog" */ './catalogModule.ts')).catalogModule,
}
