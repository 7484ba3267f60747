import type { PluginModule } from '@portico/core/plugins/plugin'
import { TagsCard } from './TagsCard.tsx'
import { tagsMessages } from './tagsMessages.ts'
import { TagsPage } from './TagsPage.tsx'
import { tagsSaga } from './tagsSaga.ts'
import { tagsSlice } from './tagsSlice.ts'

export const tagsModule: PluginModule = {
  pages: { tags: TagsPage },
  entityComponents: { card: TagsCard },
  slices: [tagsSlice],
  processes: [{ name: 'tags', saga: tagsSaga }],
  messages: { en: tagsMessages, others: { de: () => import('./tagsMessages.de.ts') } },
}
