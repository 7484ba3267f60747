import { GraphCard } from '../../features/graph/GraphCard.tsx'
import { graphMessages } from '../../features/graph/graphMessages.ts'
import { GraphPage } from '../../features/graph/GraphPage.tsx'
import { graphSlice } from '../../features/graph/graphSlice.ts'
import { SystemDiagram } from '../../features/graph/SystemDiagram.tsx'
import { graphSaga } from '../../sagas/graph/graphSaga.ts'
import { translated } from '../../ui/messages/translated.ts'
import type { PluginModule } from '../plugin.ts'

export const catalogGraphModule: PluginModule = {
  pages: { CatalogGraphPage: GraphPage },
  entityComponents: { EntityCatalogGraphCard: GraphCard, EntitySystemDiagramCard: SystemDiagram },
  slices: [graphSlice],
  processes: [{ name: 'graph', saga: graphSaga }],
  messages: translated('catalog-graph', graphMessages),
}
