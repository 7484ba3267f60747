import { Braces } from 'lucide-react'
import { tryOutRef } from '../../model/apis/tryOutClient.ts'
import { specText, type Entity } from '../../model/entities/entity.ts'
import { builtLanguages } from '../../model/languages.ts'
import { apiDocsPath } from '../../model/paths.ts'
import { createServiceFactory } from '../../model/plugins/serviceFactories.ts'
import {
  apiDefinitionRoute,
  apiDocsRoute,
  registerApiRoute,
} from '../../model/routes/portalRoutes.ts'
import { createTryOutClient } from '../../sagas/apis/services/tryOutClient.ts'
import { backendRef, fetchRef } from '../../sagas/services/coreServices.ts'
import type { PluginManifest } from '../plugin.ts'

const isApi = ({ kind }: Entity): boolean => kind.toLowerCase() === 'api'

const hasDefinition = (entity: Entity): boolean =>
  isApi(entity) && specText(entity, 'definition') !== undefined

/** APIs and their definitions (spec 1 §2). The list of APIs is a page of the catalog. */
export const apiDocsPlugin: PluginManifest = {
  id: 'api-docs',
  languages: builtLanguages,
  pages: [{ route: apiDocsRoute, path: apiDocsPath, page: 'ApiExplorerPage' }],
  externalRoutes: [registerApiRoute],
  navigation: [
    {
      to: apiDocsPath,
      titles: { en: 'APIs' },
      Icon: Braces,
      shortcut: 'g a',
    },
  ],
  entityTabs: [
    {
      route: apiDefinitionRoute,
      path: '/definition',
      titles: { en: 'Definition' },
      component: 'definition',
      appliesTo: isApi,
    },
  ],
  entityCards: [{ component: 'definitionCard', appliesTo: hasDefinition }],
  services: [
    createServiceFactory({
      ref: tryOutRef,
      dependencies: { backend: backendRef, fetch: fetchRef },
      create: ({ backend, fetch }) => createTryOutClient({ backend, fetch, page: document }),
    }),
  ],
  needs: ['catalog'],
  load: async () => {
    // Needs the catalog's chunk, because the page is the catalog's.
    const [{ apiDocsModule }, { catalogModule }] = await Promise.all([
      import(/* webpackChunkName: "api-docs" */ './apiDocsModule.ts'),
      import(/* webpackChunkName: "catalog" */ '../catalog/catalogModule.ts'),
    ])
    const { CatalogIndexPage } = catalogModule.pages ?? {}
    return {
      ...apiDocsModule,
      pages: CatalogIndexPage ? { ApiExplorerPage: CatalogIndexPage } : {},
    }
  },
}
