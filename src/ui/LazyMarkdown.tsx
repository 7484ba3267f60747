import type { ReactNode } from 'react'
import { Boundary } from './Boundary.tsx'
import { chunkHook } from './chunkHook.ts'

const useMarkdown = chunkHook(
  async () => (await import(/* webpackChunkName: "markdown" */ './Markdown.tsx')).Markdown,
)

export interface LazyMarkdownProps {
  readonly text: string
  /** Stands in until the reader of Markdown is there, and where it does not come or breaks. */
  readonly plain: ReactNode
}

/** Text in Markdown, formatted by a chunk of its own. */
export function LazyMarkdown({ text, plain }: LazyMarkdownProps) {
  const reader = useMarkdown()
  if (reader.status !== 'loaded') return plain
  const { chunk: Markdown } = reader
  return (
    <Boundary fallback={() => plain}>
      <Markdown text={text} />
    </Boundary>
  )
}
