// What the worker does with each message of the page.

import type { ClusterCounts } from '../../../model/kubernetes/clusters/clusterCounts.ts'
import {
  createObjectsReader,
  type ChangedObject,
  type ClusterChange,
  type ReadRequest,
} from '../../../model/kubernetes/objectsReader.ts'

export interface ReadMessage {
  readonly number: number
  /** Read by the worker, so that the page never holds its bytes. */
  readonly blob: Blob
  readonly request: ReadRequest
}

export type ReadAnswer = { readonly number: number } & (
  | { readonly type: 'counted'; readonly counts: readonly ClusterCounts[] }
  | { readonly type: 'part'; readonly objects: readonly ChangedObject[] }
  | { readonly type: 'done'; readonly changes: readonly ClusterChange[] }
  | { readonly type: 'failed'; readonly name: string; readonly message: string }
)

export function createObjectsReceiver(answer: (message: ReadAnswer) => void) {
  const reader = createObjectsReader()
  return async ({ number, blob, request }: ReadMessage): Promise<void> => {
    try {
      const changes = reader.read(await blob.text(), request, {
        count: (counts) => {
          answer({ number, type: 'counted', counts })
        },
        tell: (objects) => {
          answer({ number, type: 'part', objects })
        },
      })
      answer({ number, type: 'done', changes })
    } catch (thrown) {
      const { name, message } = thrown instanceof Error ? thrown : new Error(String(thrown))
      answer({ number, type: 'failed', name, message })
    }
  }
}
