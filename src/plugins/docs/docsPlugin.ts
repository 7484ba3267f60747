import { BookOpen } from 'lucide-react'
import { docsFilesRef } from '../../model/docs/docsFiles.ts'
import { docsEntityOf } from '../../model/entities/docsEntity.ts'
import { builtLanguages } from '../../model/languages.ts'
import { docsPath } from '../../model/paths.ts'
import { createServiceFactory } from '../../model/plugins/serviceFactories.ts'
import { docsIndexRoute, docsRoute, docsTabRoute } from '../../model/routes/portalRoutes.ts'
import { createDocsFiles } from '../../sagas/docs/services/docsFiles.ts'
import { backendRef, fetchRef } from '../../sagas/services/coreServices.ts'
import type { PluginManifest } from '../plugin.ts'

/** Documentation: its index, its reader and an entity's tab (DOCS-01). */
export const docsPlugin: PluginManifest = {
  id: 'techdocs',
  languages: builtLanguages,
  pages: [
    { route: docsIndexRoute, path: docsPath, page: 'DocsIndexPage' },
    { route: docsRoute, path: `${docsPath}/:namespace/:kind/:name/*`, page: 'DocsPage' },
  ],
  navigation: [
    {
      to: docsPath,
      titles: { en: 'Docs' },
      Icon: BookOpen,
      shortcut: 'g d',
    },
  ],
  entityTabs: [
    {
      route: docsTabRoute,
      path: '/docs',
      titles: { en: 'Docs' },
      component: 'docs',
      appliesTo: (entity) =>
        docsEntityOf(entity) !== undefined || entity.kind.toLowerCase() === 'component',
    },
  ],
  docsAddons: [
    { place: 'settings', component: 'textSize' },
    { place: 'settings', component: 'expandNavigation' },
    { place: 'content', component: 'reportIssue' },
    { place: 'content', component: 'pictures' },
  ],
  services: [
    createServiceFactory({
      ref: docsFilesRef,
      dependencies: { backend: backendRef, fetch: fetchRef },
      create: createDocsFiles,
    }),
  ],
  load: async () => (await import(/* webpackChunkName: "docs" */ './docsModule.ts')).docsModule,
}
