import { GraphCard } from '../features/catalog/graph/GraphCard.tsx'
import { graphMessages } from '../features/catalog/graph/graphMessages.ts'
import { GraphPage } from '../features/catalog/graph/GraphPage.tsx'
import { graphSlice } from '../features/catalog/graph/graphSlice.ts'
import { SystemDiagram } from '../features/catalog/graph/SystemDiagram.tsx'
import { graphSaga } from '../sagas/graphSaga.ts'
import type { PluginModule } from './plugin.ts'

export const catalogGraphModule: PluginModule = {
  pages: { CatalogGraphPage: GraphPage },
  entityComponents: { EntityCatalogGraphCard: GraphCard, EntitySystemDiagramCard: SystemDiagram },
  slices: [graphSlice],
  processes: [{ name: 'graph', saga: graphSaga }],
  messages: {
    en: graphMessages,
    others: {
      de: () =>
        import(/* webpackChunkName: "graph-de" */ '../features/catalog/graph/graphMessages.de.ts'),
      zh: () =>
        import(/* webpackChunkName: "graph-zh" */ '../features/catalog/graph/graphMessages.zh.ts'),
    },
  },
}
