import { scaffolderMessages } from '../../features/scaffolder/scaffolderMessages.ts'
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
  slices: [],
  processes: [],
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
