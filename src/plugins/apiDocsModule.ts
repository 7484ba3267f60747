import { apiMessages } from '../features/catalog/apis/apiMessages.ts'
import { DefinitionCard } from '../features/catalog/apis/DefinitionCard.tsx'
import { DefinitionTab } from '../features/catalog/apis/DefinitionTab.tsx'
import { tryOutSlice } from '../features/catalog/apis/tryOutSlice.ts'
import { tryOutSaga } from '../sagas/tryOutSaga.ts'
import type { PluginModule } from './plugin.ts'

export const apiDocsModule: PluginModule = {
  entityComponents: { definition: DefinitionTab, definitionCard: DefinitionCard },
  slices: [tryOutSlice],
  processes: [{ name: 'apiTryOut', saga: tryOutSaga }],
  messages: {
    en: apiMessages,
    others: {
      de: () =>
        import(/* webpackChunkName: "api-docs-de" */ '../features/catalog/apis/apiMessages.de.ts'),
      zh: () =>
        import(/* webpackChunkName: "api-docs-zh" */ '../features/catalog/apis/apiMessages.zh.ts'),
    },
  },
}
