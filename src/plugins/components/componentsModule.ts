import { componentsMessages } from '../../features/components/componentsMessages.ts'
import { ComponentsPage } from '../../features/components/ComponentsPage.tsx'
import type { PluginModule } from '../plugin.ts'

export const componentsModule: PluginModule = {
  pages: { ComponentsPage },
  slices: [],
  processes: [],
  messages: { en: componentsMessages },
}
