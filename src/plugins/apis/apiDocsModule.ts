import { apiMessages } from '../../features/apis/apiMessages.ts'
import { DefinitionCard } from '../../features/apis/DefinitionCard.tsx'
import { DefinitionTab } from '../../features/apis/DefinitionTab.tsx'
import { tryOutSlice } from '../../features/apis/tryOutSlice.ts'
import { tryOutSaga } from '../../sagas/apis/tryOutSaga.ts'
import { translated } from '../../ui/messages/translated.ts'
import type { PluginModule } from '../plugin.ts'

export const apiDocsModule: PluginModule = {
  entityComponents: { definition: DefinitionTab, definitionCard: DefinitionCard },
  slices: [tryOutSlice],
  processes: [{ name: 'apiTryOut', saga: tryOutSaga }],
  messages: translated('api-docs', apiMessages),
}
