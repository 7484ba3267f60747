import { catalogMessages } from '../features/catalog/catalogMessages.ts'
import { EntityPage } from '../features/catalog/entity/EntityPage.tsx'
import { entityRefreshSlice } from '../features/catalog/entity/entityRefreshSlice.ts'
import { exportSlice } from '../features/catalog/export/exportSlice.ts'
import { entityChangesSlice } from '../features/catalog/inspector/entityChangesSlice.ts'
import { CatalogIndexPage } from '../features/catalog/list/CatalogIndexPage.tsx'
import { catalogIndexSlice } from '../features/catalog/list/catalogIndexSlice.ts'
import { filterPanelSlice } from '../features/catalog/list/filterPanelSlice.ts'
import { selectionSlice } from '../features/catalog/list/selectionSlice.ts'
import { pickerSlice } from '../features/catalog/picker/pickerSlice.ts'
import { UnprocessedPage } from '../features/catalog/unprocessed/UnprocessedPage.tsx'
import { reregisterSlice } from '../features/catalog/unregister/reregisterSlice.ts'
import { unregisterSlice } from '../features/catalog/unregister/unregisterSlice.ts'
import { viewsSlice } from '../features/catalog/views/viewsSlice.ts'
import { catalogIndexSaga } from '../sagas/catalogIndexSaga.ts'
import { entityChangesSaga } from '../sagas/entityChangesSaga.ts'
import { entityRefreshSaga } from '../sagas/entityRefreshSaga.ts'
import { exportSaga } from '../sagas/exportSaga.ts'
import { pickerSaga } from '../sagas/pickerSaga.ts'
import { reregisterSaga } from '../sagas/reregisterSaga.ts'
import { unregisterSaga } from '../sagas/unregisterSaga.ts'
import { visitsSaga } from '../sagas/visitsSaga.ts'
import type { PluginModule } from './plugin.ts'

export const catalogModule: PluginModule = {
  pages: {
    CatalogIndexPage,
    CatalogEntityPage: EntityPage,
    UnprocessedEntitiesPage: UnprocessedPage,
  },
  slices: [
    catalogIndexSlice,
    entityRefreshSlice,
    filterPanelSlice,
    selectionSlice,
    exportSlice,
    pickerSlice,
    viewsSlice,
    entityChangesSlice,
    unregisterSlice,
    reregisterSlice,
  ],
  processes: [
    { name: 'catalogIndex', saga: catalogIndexSaga },
    { name: 'entityRefresh', saga: entityRefreshSaga },
    { name: 'export', saga: exportSaga },
    { name: 'entityChanges', saga: entityChangesSaga },
    { name: 'unregister', saga: unregisterSaga },
    { name: 'reregister', saga: reregisterSaga },
    { name: 'picker', saga: pickerSaga },
    { name: 'visits', saga: visitsSaga },
  ],
  messages: {
    en: catalogMessages,
    others: {
      de: () =>
        import(/* webpackChunkName: "catalog-de" */ '../features/catalog/catalogMessages.de.ts'),
      zh: () =>
        import(/* webpackChunkName: "catalog-zh" */ '../features/catalog/catalogMessages.zh.ts'),
    },
  },
}
