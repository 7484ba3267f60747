import { useMemo, type ReactNode } from 'react'
import { isHeavyMarkdown } from '../../model/markdownSigns.ts'
import { chunkHook } from '../behaviour/chunkHook.ts'
import { Boundary } from '../page/Boundary.tsx'

const useMarkdown = chunkHook(
  async () => (await import(/* webpackChunkName: "markdown" */ './Markdown.tsx')).Markdown,
)

export interface LazyMarkdownProps {
  readonly text: string
  /** Shown until the Markdown renderer is loaded, if it fails, or for a text that would block the page. */
  readonly plain: ReactNode
}

/** Renders Markdown with a lazy chunk. */
export function LazyMarkdown({ text, plain }: LazyMarkdownProps) {
  const reader = useMarkdown()
  const isHeavy = useMemo(() => isHeavyMarkdown(text), [text])
  if (reader.status !== 'loaded' || isHeavy) return plain
  const { chunk: Markdown } = reader
  return (
    <Boundary fallback={() => plain}>
      <Markdown text={text} />
    </Boundary>
  )
}
