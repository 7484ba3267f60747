import { leftTextsSlice } from '../../features/scaffolder/fields/leftTextsSlice.ts'
import { repoFieldsSlice } from '../../features/scaffolder/fields/repoFieldsSlice.ts'
import { formLinkSlice } from '../../features/scaffolder/form/formLinkSlice.ts'
import { formsSlice } from '../../features/scaffolder/form/formsSlice.ts'
import { scaffolderMessages } from '../../features/scaffolder/scaffolderMessages.ts'
import { LegacyTemplatePage } from '../../features/scaffolder/templates/LegacyTemplatePage.tsx'
import { TemplatesPage } from '../../features/scaffolder/templates/TemplatesPage.tsx'
import { usedTemplatesSlice } from '../../features/scaffolder/usedTemplatesSlice.ts'
import { draftCleaningSaga } from '../../sagas/scaffolder/draftCleaningSaga.ts'
import { formDraftsSaga } from '../../sagas/scaffolder/formDraftsSaga.ts'
import { formLinkSaga } from '../../sagas/scaffolder/formLinkSaga.ts'
import { formsSaga } from '../../sagas/scaffolder/formsSaga.ts'
import { leftTextsSaga } from '../../sagas/scaffolder/leftTextsSaga.ts'
import { repoFieldsSaga } from '../../sagas/scaffolder/repoFieldsSaga.ts'
import { templateFormSaga } from '../../sagas/scaffolder/templateFormSaga.ts'
import { templatesSaga } from '../../sagas/scaffolder/templatesSaga.ts'
import { translated } from '../../ui/messages/translated.ts'
import type { PluginModule } from '../plugin.ts'

export const scaffolderModule: PluginModule = {
  pages: { TemplatesPage, LegacyTemplatePage },
  lazyPages: {
    ActionsPage: async () =>
      (
        await import(
          /* webpackChunkName: "scaffolder-actions" */ '../../features/scaffolder/actions/ActionsPage.tsx'
        )
      ).ActionsPage,
    TemplatingExtensionsPage: async () =>
      (
        await import(
          /* webpackChunkName: "scaffolder-actions" */ '../../features/scaffolder/actions/TemplatingExtensionsPage.tsx'
        )
      ).TemplatingExtensionsPage,
    TemplateFormPage: async () =>
      (
        await import(
          /* webpackChunkName: "scaffolder-form" */ '../../features/scaffolder/form/TemplateFormPage.tsx'
        )
      ).TemplateFormPage,
  },
  slices: [formsSlice, repoFieldsSlice, leftTextsSlice, formLinkSlice, usedTemplatesSlice],
  processes: [
    { name: 'templates', saga: templatesSaga },
    { name: 'forms', saga: formsSaga },
    { name: 'templateForm', saga: templateFormSaga },
    { name: 'repoFields', saga: repoFieldsSaga },
    { name: 'leftTexts', saga: leftTextsSaga },
    { name: 'formLink', saga: formLinkSaga },
    { name: 'formDrafts', saga: formDraftsSaga },
    { name: 'draftCleaning', saga: draftCleaningSaga },
  ],
  messages: translated('scaffolder', scaffolderMessages),
}
