import { SquarePlus } from 'lucide-react'
import { builtLanguages } from '../../model/languages.ts'
import { createPath } from '../../model/paths.ts'
import { createServiceFactory } from '../../model/plugins/serviceFactories.ts'
import {
  actionsRoute,
  legacyTemplateRoute,
  registerComponentRoute,
  scaffolderCreateFromTemplateRoute,
  scaffolderRoute,
  scaffolderViewTechDocRoute,
  templateRoute,
  templatingExtensionsRoute,
} from '../../model/routes/portalRoutes.ts'
import { formSecretsRef } from '../../model/scaffolder/form/formMasks.ts'
import { scaffolderPermissions } from '../../model/scaffolder/scaffolderPermissions.ts'
import { createFormSecrets } from '../../sagas/scaffolder/services/formSecrets.ts'
import type { PluginManifest } from '../plugin.ts'

/** Chooses a template, fills its form and starts its task (spec 2 §1, §2); `tasks` shows what becomes of it. */
export const scaffolderPlugin: PluginManifest = {
  id: 'scaffolder',
  languages: builtLanguages,
  pages: [
    { route: scaffolderRoute, path: createPath, page: 'TemplatesPage' },
    {
      route: templateRoute,
      path: `${createPath}/templates/:namespace/:templateName`,
      page: 'TemplateFormPage',
      permission: scaffolderPermissions.createTask,
    },
    {
      route: legacyTemplateRoute,
      path: `${createPath}/templates/:templateName`,
      page: 'LegacyTemplatePage',
    },
    { route: actionsRoute, path: `${createPath}/actions`, page: 'ActionsPage' },
    {
      route: templatingExtensionsRoute,
      path: `${createPath}/templating-extensions`,
      page: 'TemplatingExtensionsPage',
    },
  ],
  externalRoutes: [
    registerComponentRoute,
    scaffolderViewTechDocRoute,
    scaffolderCreateFromTemplateRoute,
  ],
  navigation: [
    {
      to: createPath,
      titles: { en: 'Create' },
      Icon: SquarePlus,
      shortcut: 'g n',
    },
  ],
  services: [createServiceFactory({ ref: formSecretsRef, create: createFormSecrets })],
  load: async () =>
    (await import(/* webpackChunkName: "scaffolder" */ './scaffolderModule.ts')).scaffolderModule,
}
