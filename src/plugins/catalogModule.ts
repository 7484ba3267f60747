import { CatalogIndexPage } from '../features/catalog/CatalogIndexPage.tsx'
import { catalogIndexSlice } from '../features/catalog/catalogIndexSlice.ts'
import { catalogMessages } from '../features/catalog/catalogMessages.ts'
import { EntityPage } from '../features/catalog/EntityPage.tsx'
import { filterPanelSlice } from '../features/catalog/filterPanelSlice.ts'
import { catalogIndexSaga } from '../sagas/catalogIndexSaga.ts'
import type { PluginModule } from './plugin.ts'

export const catalogModule: PluginModule = {
  pages: { index: CatalogIndexPage, entity: EntityPage },
  slices: [catalogIndexSlice, filterPanelSlice],
  processes: [{ name: 'catalogIndex', saga: catalogIndexSaga }],
  messages: catalogMessages,
}
