import { FlaskConical, PencilRuler, Shapes } from 'lucide-react'
import { templateDirectoryRef } from '../../model/editor/templateDirectory.ts'
import { builtLanguages } from '../../model/languages.ts'
import {
  customFieldsPath,
  editTemplatePath,
  formPreviewPath,
  templateEditorPath,
} from '../../model/paths.ts'
import { createServiceFactory } from '../../model/plugins/serviceFactories.ts'
import {
  customFieldsRoute,
  editTemplateRoute,
  formPreviewRoute,
  templateEditorRoute,
} from '../../model/routes/portalRoutes.ts'
import { scaffolderPermissions } from '../../model/scaffolder/scaffolderPermissions.ts'
import { createLazyTemplateDirectory } from '../../sagas/editor/services/lazyTemplateDirectory.ts'
import type { PluginManifest } from '../plugin.ts'
import { scaffolderPlugin } from '../scaffolder/scaffolderPlugin.ts'
import { tasksPlugin } from '../tasks/tasksPlugin.ts'

const permission = scaffolderPermissions.manageTemplates

/** Writes templates and tries their forms. Apart from the scaffolder, because few users need it. */
export const editorPlugin: PluginManifest = {
  id: 'template-editor',
  languages: builtLanguages,
  needs: [scaffolderPlugin.id, tasksPlugin.id],
  pages: [
    { route: editTemplateRoute, path: editTemplatePath, page: 'LandingPage', permission },
    { route: templateEditorRoute, path: templateEditorPath, page: 'EditorPage', permission },
    { route: customFieldsRoute, path: customFieldsPath, page: 'CustomFieldsPage', permission },
    { route: formPreviewRoute, path: formPreviewPath, page: 'FormPreviewPage', permission },
  ],
  commands: [
    {
      id: 'edit',
      to: editTemplateRoute,
      titles: { en: 'Template editor' },
      Icon: PencilRuler,
    },
    {
      id: 'preview',
      to: formPreviewRoute,
      titles: { en: 'Form preview' },
      Icon: FlaskConical,
    },
    {
      id: 'fields',
      to: customFieldsRoute,
      titles: { en: 'Custom fields' },
      Icon: Shapes,
    },
  ],
  services: [
    createServiceFactory({
      ref: templateDirectoryRef,
      create: () => createLazyTemplateDirectory(),
    }),
  ],
  load: async () =>
    (await import(/* webpackChunkName: "scaffolder-editor" */ './editorModule.ts')).editorModule,
}
