import { importEntrySlice } from '../features/catalog/import/importEntrySlice.ts'
import { importMessages } from '../features/catalog/import/importMessages.ts'
import { ImportPage } from '../features/catalog/import/ImportPage.tsx'
import { importsSlice } from '../features/catalog/import/importsSlice.ts'
import { proposalsSlice } from '../features/catalog/import/proposalsSlice.ts'
import { importKeptSaga } from '../sagas/importKeptSaga.ts'
import { importsSaga } from '../sagas/importsSaga.ts'
import { proposalsSaga } from '../sagas/proposalsSaga.ts'
import type { PluginModule } from './plugin.ts'

export const catalogImportModule: PluginModule = {
  pages: { CatalogImportPage: ImportPage },
  slices: [importEntrySlice, importsSlice, proposalsSlice],
  processes: [
    // First: what is kept comes before what the address asks for anew.
    { name: 'importKept', saga: importKeptSaga },
    { name: 'imports', saga: importsSaga },
    { name: 'proposals', saga: proposalsSaga },
  ],
  messages: {
    en: importMessages,
    others: {
      de: () =>
        import(
          /* webpackChunkName: "catalog-import-de" */ '../features/catalog/import/importMessages.de.ts'
        ),
      zh: () =>
        import(
          /* webpackChunkName: "catalog-import-zh" */ '../features/catalog/import/importMessages.zh.ts'
        ),
    },
  },
}
