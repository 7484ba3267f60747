// The manifest: always loaded, so it is small. The module comes when its page or its card is shown.

import type { PluginManifest } from '@portico/core/plugins/plugin'
import { Tags } from 'lucide-react'
import { tagsCatalogRoute, tagsRoute } from './tagsRoutes.ts'

export const tagsPlugin: PluginManifest = {
  id: 'tags',
  languages: ['en', 'de'],
  pages: [{ route: tagsRoute, path: '/tags', page: 'tags' }],
  externalRoutes: [tagsCatalogRoute],
  navigation: [{ to: '/tags', titles: { en: 'Tags', de: 'Tags' }, Icon: Tags }],
  entityCards: [
    { component: 'card', isAside: true, appliesTo: ({ metadata }) => metadata.tags !== undefined },
  ],
  load: async () => (await import(/* webpackChunkName: "tags" */ './tagsModule.ts')).tagsModule,
}
