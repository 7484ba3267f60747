import { importEntrySlice } from '../../features/import/importEntrySlice.ts'
import { importMessages } from '../../features/import/importMessages.ts'
import { ImportPage } from '../../features/import/ImportPage.tsx'
import { importsSlice } from '../../features/import/importsSlice.ts'
import { proposalsSlice } from '../../features/import/proposalsSlice.ts'
import { importKeptSaga } from '../../sagas/import/importKeptSaga.ts'
import { importsSaga } from '../../sagas/import/importsSaga.ts'
import { proposalsSaga } from '../../sagas/import/proposalsSaga.ts'
import { translated } from '../../ui/messages/translated.ts'
import type { PluginModule } from '../plugin.ts'

export const catalogImportModule: PluginModule = {
  pages: { CatalogImportPage: ImportPage },
  slices: [importEntrySlice, importsSlice, proposalsSlice],
  processes: [
    // First, because kept imports are restored before the URLs of the address are added.
    { name: 'importKept', saga: importKeptSaga },
    { name: 'imports', saga: importsSaga },
    { name: 'proposals', saga: proposalsSaga },
  ],
  messages: translated('catalog-import', importMessages),
}
