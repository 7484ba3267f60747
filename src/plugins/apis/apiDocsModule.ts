import { apiMessages } from '../../features/apis/apiMessages.ts'
import { DefinitionCard } from '../../features/apis/DefinitionCard.tsx'
import { DefinitionTab } from '../../features/apis/DefinitionTab.tsx'
import { tryOutSlice } from '../../features/apis/tryOutSlice.ts'
import { apiServersSlice } from '../../features/preferences/apiServersSlice.ts'
import { tryOutSaga } from '../../sagas/apis/tryOutSaga.ts'
import { translated } from '../../ui/messages/translated.ts'
import type { PluginModule } from '../plugin.ts'

export const apiDocsModule: PluginModule = {
  entityComponents: { definition: DefinitionTab, definitionCard: DefinitionCard },
  slices: [tryOutSlice, apiServersSlice],
  processes: [{ name: 'apiTryOut', saga: tryOutSaga }],
  messages: translated('api-docs', apiMessages),
}
