// Builds and searches the index of a documentation off the main thread: forty pages take longer than a frame.

import { createDocsIndex, type DocsHit, type DocsIndex } from './docsIndex.ts'

export type IndexMessage =
  | { readonly type: 'index'; readonly text: string }
  | { readonly type: 'search'; readonly query: string }

export type IndexAnswer =
  | { readonly type: 'ready' }
  | { readonly type: 'failed'; readonly message: string }
  | { readonly type: 'hits'; readonly query: string; readonly hits: readonly DocsHit[] }

let index: DocsIndex | undefined

const answer = (message: IndexAnswer) => {
  self.postMessage(message)
}

self.addEventListener('message', ({ data }: MessageEvent<IndexMessage>) => {
  try {
    if (data.type === 'index') {
      index = createDocsIndex(data.text)
      answer({ type: 'ready' })
    } else if (index) {
      answer({ type: 'hits', query: data.query, hits: index.search(data.query) })
    }
  } catch (thrown) {
    answer({ type: 'failed', message: thrown instanceof Error ? thrown.message : String(thrown) })
  }
})
