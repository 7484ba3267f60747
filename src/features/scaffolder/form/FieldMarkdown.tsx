import { LazyMarkdown } from '../../../ui/LazyMarkdown.tsx'

/** Signs that mean something in Markdown, addresses, and more than one paragraph. */
const marks = /[*_`#[\]<>|~\\]|https?:|\n\s*\n|^\s*(?:[-+]|\d+[.)])\s/m

/** A text of a template; the renderer of Markdown is only fetched for a text that needs it. */
export function FieldMarkdown({ text }: { readonly text: string }) {
  const plain = <span>{text}</span>
  return marks.test(text) ? <LazyMarkdown text={text} plain={plain} /> : plain
}
