import { FolderInput } from 'lucide-react'
import { catalogPermissions } from '../../model/entities/permissions/catalogPermissions.ts'
import { sourceControlRef } from '../../model/import/sourceControl.ts'
import { builtLanguages } from '../../model/languages.ts'
import { catalogImportPath } from '../../model/paths.ts'
import { createServiceFactory } from '../../model/plugins/serviceFactories.ts'
import { catalogImportRoute } from '../../model/routes/portalRoutes.ts'
import { authRef } from '../../model/session/authApi.ts'
import { createSourceControl } from '../../sagas/import/services/sourceControl.ts'
import { backendRef } from '../../sagas/services/coreServices.ts'
import type { PluginManifest } from '../plugin.ts'

/** Imports existing entities and repositories (spec 1 §2, §4). */
export const catalogImportPlugin: PluginManifest = {
  id: 'catalog-import',
  languages: builtLanguages,
  pages: [
    {
      route: catalogImportRoute,
      path: catalogImportPath,
      page: 'CatalogImportPage',
      permission: catalogPermissions.createEntity,
    },
  ],
  commands: [
    {
      id: 'import',
      to: catalogImportRoute,
      titles: { en: 'Register entities' },
      Icon: FolderInput,
      shortcut: 'g i',
    },
  ],
  services: [
    createServiceFactory({
      ref: sourceControlRef,
      dependencies: { auth: authRef, backend: backendRef },
      create: createSourceControl,
    }),
  ],
  load: async () =>
    (await import(/* webpackChunkName: "catalog-import" */ './catalogImportModule.ts'))
      .catalogImportModule,
}
