import { LazyMarkdown } from '../../../../ui/LazyMarkdown.tsx'
import classes from './AboutCard.module.css'

/** Marks, lists, tables and addresses; a plain sentence needs no reader of Markdown. */
const mayBeMarkdown = /[*_`#|~[\]<>]|https?:|^\s*(?:[-+]|\d+[.)])\s/m

/** What somebody wrote, readable at once, and formatted as soon as the reader of Markdown is there. */
export function Description({ text }: { readonly text: string }) {
  const plain = <span className={classes['text']}>{text}</span>
  return mayBeMarkdown.test(text) ? <LazyMarkdown text={text} plain={plain} /> : plain
}
