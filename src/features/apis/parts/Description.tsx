import { LazyMarkdown } from '../../../ui/LazyMarkdown.tsx'
import classes from './parts.module.css'

/** Longer texts are shown as plain text. */
const longest = 50_000
const isMarked = (text: string): boolean =>
  text.length < longest && /[*_`#[\]<>|]|\n\s*(?:[-+]|\d+\.) |\n\n/.test(text)

/** A description in CommonMark, shown as plain text until the Markdown chunk is loaded. */
export function Description({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null
  const plain = <p className={classes['text']}>{text.trim()}</p>
  if (!isMarked(text.trim())) return plain
  return (
    <div className={classes['marked']}>
      <LazyMarkdown text={text} plain={plain} />
    </div>
  )
}
