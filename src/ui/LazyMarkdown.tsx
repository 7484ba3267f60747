import type { ReactNode } from 'react'
import { Boundary } from './Boundary.tsx'
import { chunkHook } from './chunkHook.ts'

const useMarkdown = chunkHook(
  async () => (await import(/* webpackChunkName: "markdown" */ './Markdown.tsx')).Markdown,
)

export interface LazyMarkdownProps {
  readonly text: string
  /** Shown until the Markdown renderer is loaded, or if it fails. */
  readonly plain: ReactNode
}

/** Renders Markdown with a lazy chunk. */
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
