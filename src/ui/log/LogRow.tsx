import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { styledLine, type StyledText, type TextStyle } from '../../model/logs/ansi.ts'
import { colourPair, textColour } from '../../model/logs/ansiColours.ts'
import type { MatchInLine } from '../../model/logs/logSearch.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import classes from './LogRows.module.css'

export interface LogRowProps {
  readonly number: number
  /** With escape codes. */
  readonly line: string
  readonly style: TextStyle | undefined
  /** Shown of a long line; the rest follows on demand. */
  readonly length: number
  /** JSON over several lines, in place of the line. */
  readonly json: string | undefined
  readonly matches: readonly MatchInLine[]
  /** Position of the match that is current. */
  readonly currentMatch: number | undefined
  /** Of a line that opens a group. */
  readonly group: { readonly title: string; readonly isFolded: boolean } | undefined
}

function lookOf({ colour, background, isInverse, ...style }: TextStyle) {
  const [text, behind] = isInverse ? [background, colour] : [colour, background]
  const names = [
    style.isBold && classes['bold'],
    style.isDim && classes['dim'],
    style.isItalic && classes['italic'],
    style.isUnderlined && classes['underlined'],
    style.isStruck && classes['struck'],
    isInverse && !behind && classes['inverse'],
  ]
  const pair = behind && colourPair(behind)
  return {
    className: names.filter(Boolean).join(' '),
    style: pair
      ? { color: pair.text, backgroundColor: pair.background }
      : text && !isInverse
        ? { color: textColour(text) }
        : {},
  }
}

function Piece({ text, style }: { readonly text: ReactNode; readonly style: TextStyle }) {
  if (Object.keys(style).length === 0) return text
  const { href } = style
  if (href === undefined) return <span {...lookOf(style)}>{text}</span>
  return (
    <a href={href} target="_blank" rel="noreferrer" {...lookOf(style)}>
      {text}
    </a>
  )
}

/** The parts of a piece of text that begins at this offset: matches, and what is between them. */
function marked(
  { text }: StyledText,
  offset: number,
  { matches, currentMatch }: Pick<LogRowProps, 'matches' | 'currentMatch'>,
): ReactNode {
  const end = offset + text.length
  const inside = matches.filter((match) => match.start < end && match.end > offset)
  if (inside.length === 0) return text
  const parts: ReactNode[] = []
  let at = offset
  for (const { start, end: stop, position } of inside) {
    const from = Math.max(start, offset)
    const to = Math.min(stop, end)
    parts.push(text.slice(at - offset, from - offset))
    parts.push(
      <mark key={from} data-current={position === currentMatch || undefined}>
        {text.slice(from - offset, to - offset)}
      </mark>,
    )
    at = to
  }
  parts.push(text.slice(at - offset))
  return parts
}

function Pieces(props: LogRowProps) {
  const { line, style, length, json } = props
  if (json !== undefined) return json
  let offset = 0
  return styledLine(line.slice(0, length), style).map((piece, index) => {
    const text = marked(piece, offset, props)
    offset += piece.text.length
    return <Piece key={index} text={text} style={piece.style} />
  })
}

/** The text of one line. Clicks and keys are handled by `LogRows`, by the `data-` attributes. */
export const LogRow = memo(function LogRow(props: LogRowProps) {
  const { t } = useTranslation('log')
  const { line, length, group } = props
  if (group) {
    return (
      <span className={classes['group']} data-act="fold">
        <span aria-hidden="true">{group.isFolded ? '▸ ' : '▾ '}</span>
        {group.title}
        <VisuallyHidden>{group.isFolded ? t('folded') : ''}</VisuallyHidden>
      </span>
    )
  }
  return (
    <span className={classes['text']}>
      <Pieces {...props} />
      {line.length > length && (
        <span className={classes['more']} data-act="more">
          {t('more', { count: line.length - length })}
        </span>
      )}
    </span>
  )
})
