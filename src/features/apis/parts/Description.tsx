import { mayBeMarkdown } from '../../../model/markdownSigns.ts'
import { LazyMarkdown } from '../../../ui/markdown/LazyMarkdown.tsx'
import classes from './parts.module.css'

/** A description in CommonMark, shown as plain text until the Markdown chunk is loaded. */
export function Description({ text }: { readonly text: string | undefined }) {
  if (text === undefined) return null
  const plain = <p className={classes['text']}>{text.trim()}</p>
  if (!mayBeMarkdown(text.trim())) return plain
  return (
    <div className={classes['marked']}>
      <LazyMarkdown text={text} plain={plain} />
    </div>
  )
}
