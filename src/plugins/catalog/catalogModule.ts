import { catalogMessages } from '../../features/catalog/catalogMessages.ts'
import { entityRefreshSlice } from '../../features/catalog/entity/header/entityRefreshSlice.ts'
import { loadEntityPage } from '../../features/catalog/entity/loadEntityPage.ts'
import { exportSlice } from '../../features/catalog/export/exportSlice.ts'
import { CatalogIndexPage } from '../../features/catalog/list/CatalogIndexPage.tsx'
import { catalogIndexSlice } from '../../features/catalog/list/catalogIndexSlice.ts'
import { selectionSlice } from '../../features/catalog/list/table/selectionSlice.ts'
import { viewsSlice } from '../../features/catalog/views/viewsSlice.ts'
import { catalogIndexSaga } from '../../sagas/catalog/catalogIndexSaga.ts'
import { entityRefreshSaga } from '../../sagas/catalog/entityRefreshSaga.ts'
import { exportSaga } from '../../sagas/catalog/exportSaga.ts'
import { visitsSaga } from '../../sagas/catalog/visitsSaga.ts'
import { translated } from '../../ui/messages/translated.ts'
import type { PluginModule } from '../plugin.ts'

export const catalogModule: PluginModule = {
  pages: { CatalogIndexPage },
  lazyPages: {
    CatalogEntityPage: loadEntityPage,
    UnprocessedEntitiesPage: async () =>
      (
        await import(
          /* webpackChunkName: "unprocessed" */ '../../features/catalog/unprocessed/UnprocessedPage.tsx'
        )
      ).UnprocessedPage,
  },
  slices: [catalogIndexSlice, entityRefreshSlice, selectionSlice, exportSlice, viewsSlice],
  processes: [
    { name: 'catalogIndex', saga: catalogIndexSaga },
    { name: 'entityRefresh', saga: entityRefreshSaga },
    { name: 'export', saga: exportSaga },
    { name: 'visits', saga: visitsSaga },
  ],
  messages: translated('catalog', catalogMessages),
}
