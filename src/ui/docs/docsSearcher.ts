// The page's side of the search in a documentation.

import type { DocsHit } from './docsIndex.ts'
import type { IndexAnswer, IndexMessage } from './docsIndexWorker.ts'

export type FindState =
  | { readonly status: 'idle' }
  | { readonly status: 'searching' }
  | { readonly status: 'found'; readonly query: string; readonly hits: readonly DocsHit[] }
  | { readonly status: 'failed'; readonly message: string }

export interface DocsSearcher {
  /** An empty query shows nothing. */
  readonly search: (query: string) => void
  readonly close: () => void
}

type IndexWorker = Pick<Worker, 'addEventListener' | 'postMessage' | 'terminate'>

const startWorker = (): IndexWorker =>
  new Worker(/* webpackChunkName: "docs-search" */ new URL('./docsIndexWorker.ts', import.meta.url))

/** `load` gives the text of the index, which is requested with the first search. */
export function createDocsSearcher(
  load: (signal: AbortSignal) => Promise<string>,
  tell: (state: FindState) => void,
  start: () => IndexWorker = startWorker,
): DocsSearcher {
  const controller = new AbortController()
  let worker: IndexWorker | undefined
  let isReady = false
  let query = ''
  const post = (message: IndexMessage) => worker?.postMessage(message)
  const fail = (message: string) => {
    if (!controller.signal.aborted) tell({ status: 'failed', message })
  }
  const receive = ({ data }: MessageEvent<IndexAnswer>) => {
    if (data.type === 'ready') {
      isReady = true
      if (query !== '') post({ type: 'search', query })
    } else if (data.type === 'failed') fail(data.message)
    else if (data.query === query) tell({ status: 'found', query, hits: data.hits })
  }
  const open = () => {
    worker = start()
    worker.addEventListener('message', receive)
    worker.addEventListener('error', () => {
      fail('the search could not be started')
    })
    load(controller.signal).then(
      (text) => post({ type: 'index', text }),
      (thrown: unknown) => {
        fail(thrown instanceof Error ? thrown.message : String(thrown))
        worker?.terminate()
        worker = undefined
      },
    )
  }
  return {
    search: (next) => {
      query = next.trim()
      if (query === '') {
        tell({ status: 'idle' })
        return
      }
      tell({ status: 'searching' })
      if (!worker) open()
      else if (isReady) post({ type: 'search', query })
    },
    close: () => {
      controller.abort()
      worker?.terminate()
    },
  }
}
