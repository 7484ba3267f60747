import type { ServiceRef } from '../plugins/serviceFactories.ts'
import type { LayoutEngine } from './layout.ts'

/** Who lays graphs out: a portal may bring another. */
export const layoutEngineRef: ServiceRef<LayoutEngine> = { id: 'catalog-graph.layout' }
