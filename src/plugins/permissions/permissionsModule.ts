import { DenialDialog } from '../../features/permissions/DenialDialog.tsx'
import { denialSlice } from '../../features/permissions/denialSlice.ts'
import { permissionsMessages } from '../../features/permissions/permissionsMessages.ts'
import type { PluginModule } from '../plugin.ts'

export const permissionsModule: PluginModule = {
  overlay: DenialDialog,
  slices: [denialSlice],
  processes: [],
  messages: {
    en: permissionsMessages,
    others: {
      de: () =>
        import(
          /* webpackChunkName: "permissions-de" */ '../../features/permissions/permissionsMessages.de.ts'
        ),
      zh: () =>
        import(
          /* webpackChunkName: "permissions-zh" */ '../../features/permissions/permissionsMessages.zh.ts'
        ),
    },
  },
}
