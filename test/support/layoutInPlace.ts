import { layOut } from '../../src/model/graph/layout.ts'
import { layoutEngineRef } from '../../src/model/graph/layoutEngineRef.ts'
import { createServiceFactory } from '../../src/model/plugins/serviceFactories.ts'

/** Computes layouts synchronously, because jsdom has no workers. */
export const layoutInPlace = createServiceFactory({
  ref: layoutEngineRef,
  priority: 'app',
  create: () => ({ layOut: (input) => Promise.resolve(layOut(input)) }),
})
