import { scaffolderMessages } from '../../features/scaffolder/scaffolderMessages.ts'
import { templateFormSlice } from '../../features/scaffolder/form/templateFormSlice.ts'
import { formDraftsSaga } from '../../sagas/scaffolder/formDraftsSaga.ts'
import { templateFormSaga } from '../../sagas/scaffolder/templateFormSaga.ts'
import type { PluginModule } from '../plugin.ts'

export const scaffolderModule: PluginModule = {
  lazyPages: {
    TemplateFormPage: async () =>
      (
        await import(
          /* webpackChunkName: "scaffolder-form" */ '../../features/scaffolder/form/TemplateFormPage.tsx'
        )
      ).TemplateFormPage,
  },
  slices: [templateFormSlice],
  processes: [
    { name: 'templateForm', saga: templateFormSaga },
    { name: 'formDrafts', saga: formDraftsSaga },
  ],
  messages: {
    en: scaffolderMessages,
    others: {
      de: () =>
        import(
          /* webpackChunkName: "scaffolder-de" */ '../../features/scaffolder/scaffolderMessages.de.ts'
        ),
      zh: () =>
        import(
          /* webpackChunkName: "scaffolder-zh" */ '../../features/scaffolder/scaffolderMessages.zh.ts'
        ),
    },
  },
}
