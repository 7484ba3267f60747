// Other tabs of this browser that show the same entity: one of them asks, all of them have the answer.

import type { ServiceRef } from '../plugins/serviceFactories.ts'
import type { ClusterObjects } from './clusters/clusters.ts'

export interface SharedObjects {
  readonly entityRef: string
  /** Answers are for this user alone. */
  readonly userEntityRef: string
  /** Milliseconds since 1970. */
  readonly at: number
  readonly clusters: readonly ClusterObjects[]
}

export interface ObjectsTabs {
  readonly tell: (answer: SharedObjects) => void
  /** Calls back with answers of other tabs; returns a function to stop. */
  readonly subscribe: (listener: (answer: SharedObjects) => void) => () => void
}

export const objectsTabsRef: ServiceRef<ObjectsTabs> = { id: 'kubernetes.objectsTabs' }
