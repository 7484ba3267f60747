import { CatalogResult } from '../../features/search/results/CatalogResult.tsx'
import { TechDocsResult } from '../../features/search/results/TechDocsResult.tsx'
import { searchBarSlice } from '../../features/search/searchBarSlice.ts'
import { searchMessages } from '../../features/search/searchMessages.ts'
import { SearchPage } from '../../features/search/SearchPage.tsx'
import { missingIndexSaga } from '../../sagas/search/missingIndexSaga.ts'
import { searchSaga } from '../../sagas/search/searchSaga.ts'
import { translated } from '../../ui/messages/translated.ts'
import type { PluginModule } from '../plugin.ts'

export const searchModule: PluginModule = {
  pages: { SearchPage },
  searchComponents: { CatalogResult, TechDocsResult },
  slices: [searchBarSlice],
  processes: [
    { name: 'search', saga: searchSaga },
    { name: 'missingIndex', saga: missingIndexSaga },
  ],
  messages: translated('search', searchMessages),
}
