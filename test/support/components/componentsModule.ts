import type { PluginModule } from '../../../src/plugins/plugin.ts'
import { componentsMessages } from './componentsMessages.ts'
import { ComponentsPage } from './ComponentsPage.tsx'

export const componentsModule: PluginModule = {
  pages: { ComponentsPage },
  slices: [],
  processes: [],
  messages: { en: componentsMessages },
}
