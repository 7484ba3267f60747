import { BookOpen, Boxes, TextSearch } from 'lucide-react'
import { catalogType } from '../../model/entities/searchHit.ts'
import { builtLanguages } from '../../model/languages.ts'
import { searchPath } from '../../model/paths.ts'
import { searchRoute } from '../../model/routes/portalRoutes.ts'
import type { PluginManifest } from '../plugin.ts'

/** Full-text search over everything that the backend indexes (spec 2 §2). */
export const searchPlugin: PluginManifest = {
  id: 'search',
  languages: builtLanguages,
  pages: [{ route: searchRoute, path: searchPath, page: 'SearchPage' }],
  // Not in the sidebar, whose search opens the command palette, and leads here.
  commands: [
    {
      id: 'open',
      to: searchRoute,
      titles: { en: 'Search page' },
      Icon: TextSearch,
      shortcut: 'g f',
    },
  ],
  searchResults: [
    {
      type: catalogType,
      titles: { en: 'Catalog' },
      Icon: Boxes,
      component: 'CatalogResult',
    },
    {
      type: 'techdocs',
      titles: { en: 'Documentation' },
      Icon: BookOpen,
      component: 'TechDocsResult',
    },
  ],
  load: async () =>
    (await import(/* webpackChunkName: "search" */ './searchModule.ts')).searchModule,
}
