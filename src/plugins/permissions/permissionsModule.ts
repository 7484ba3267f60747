import { DenialDialog } from '../../features/permissions/DenialDialog.tsx'
import { denialSlice } from '../../features/permissions/denialSlice.ts'
import { permissionsMessages } from '../../features/permissions/permissionsMessages.ts'
import { translated } from '../../ui/messages/translated.ts'
import type { PluginModule } from '../plugin.ts'

export const permissionsModule: PluginModule = {
  overlay: DenialDialog,
  slices: [denialSlice],
  processes: [],
  messages: translated('permissions', permissionsMessages),
}
