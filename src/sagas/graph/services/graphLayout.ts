// Each layout runs in its own worker, so that a superseded one can be terminated.

import type { GraphLayout, LayoutEngine } from '../../../model/graph/layout.ts'
import { unlessAborted } from '../../../model/unlessAborted.ts'

export type StartWorker = () => Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>

const startWorker: StartWorker = () =>
  new Worker(/* webpackChunkName: "graph-layout" */ new URL('./layoutWorker.ts', import.meta.url))

export function createGraphLayout(start: StartWorker = startWorker): LayoutEngine {
  return {
    layOut: async (input, signal) => {
      signal.throwIfAborted()
      const { promise, resolve, reject } = Promise.withResolvers<GraphLayout>()
      const worker = start()
      worker.addEventListener('message', ({ data }) => {
        resolve(data as GraphLayout)
      })
      worker.addEventListener('error', (event) => {
        event.preventDefault()
        // The error of a chunk that fails to load has no message.
        reject(new Error(event.message || 'The worker could not be started'))
      })
      worker.postMessage(input)
      try {
        return await unlessAborted(promise, signal)
      } finally {
        worker.terminate()
      }
    },
  }
}
