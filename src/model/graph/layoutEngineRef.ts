import type { ServiceRef } from '../plugins/serviceFactories.ts'
import type { LayoutEngine } from './layout.ts'

/** The layout engine, which a portal may replace. */
export const layoutEngineRef: ServiceRef<LayoutEngine> = { id: 'catalog-graph.layout' }
