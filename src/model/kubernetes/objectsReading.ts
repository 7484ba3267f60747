// Reading answers about objects: small ones by the page, large ones by a worker.

import type { ServiceRef } from '../plugins/serviceFactories.ts'
import type { ClusterCounts } from './clusters/clusterCounts.ts'
import type { ClusterObjects } from './clusters/clusters.ts'
import type { ReadRequest } from './objectsReader.ts'

export interface ReadingOptions extends Pick<ReadRequest, 'key' | 'wanted'> {
  /** The objects on the page; unchanged ones stay the same. */
  readonly before: readonly ClusterObjects[] | undefined
  /** Called before a large answer is read whole, if the page has no objects. */
  readonly onCounted: (counts: readonly ClusterCounts[]) => void
  readonly signal: AbortSignal
}

export interface ObjectsReading {
  /** Starts what a large answer needs, while it is on its way. A failure shows when the answer is read. */
  readonly prepare: () => void
  /** Rejects with `SyntaxError`, `WrongShapeError`, or the signal's reason. */
  readonly read: (blob: Blob, options: ReadingOptions) => Promise<readonly ClusterObjects[]>
}

export const objectsReaderRef: ServiceRef<ObjectsReading> = { id: 'kubernetes.objectsReader' }
