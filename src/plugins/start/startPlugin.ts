import { House } from 'lucide-react'
import { builtLanguages } from '../../model/languages.ts'
import { startPath } from '../../model/paths.ts'
import { startRoute } from '../../model/routes/portalRoutes.ts'
import type { PluginManifest } from '../plugin.ts'

/** The start page: what needs attention, and what is the user's. */
export const startPlugin: PluginManifest = {
  id: 'start',
  languages: builtLanguages,
  pages: [{ route: startRoute, path: startPath, page: 'StartPage' }],
  navigation: [{ to: startPath, titles: { en: 'Start' }, Icon: House, shortcut: 'g h' }],
  attentionSources: [{ id: 'catalog', titles: { en: 'Catalog' }, appliesTo: () => true }],
  load: async () => (await import(/* webpackChunkName: "start" */ './startModule.ts')).startModule,
}
