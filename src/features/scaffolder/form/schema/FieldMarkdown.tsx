import { mayBeMarkdown } from '../../../../model/markdownSigns.ts'
import { LazyMarkdown } from '../../../../ui/markdown/LazyMarkdown.tsx'

/** A text of a template; the renderer of Markdown is only fetched for a text that needs it. */
export function FieldMarkdown({ text }: { readonly text: string }) {
  const plain = <span>{text}</span>
  return mayBeMarkdown(text) ? <LazyMarkdown text={text} plain={plain} /> : plain
}
