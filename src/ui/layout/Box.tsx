import type { HTMLAttributes } from 'react'
import classes from './layout.module.css'

/** Lengths of the theme's padding: 4, 8, 12, 16 and 24 pixels. */
type Gap = 'xxs' | 'xs' | 'sm' | 'md' | 'lg'

export interface BoxProps extends HTMLAttributes<HTMLElement> {
  readonly as?:
    | 'div'
    | 'p'
    | 'span'
    | 'small'
    | 'strong'
    | 'ul'
    | 'ol'
    | 'li'
    | 'dl'
    | 'dt'
    | 'dd'
    | 'header'
    | 'footer'
    | 'section'
    | 'article'
    | 'aside'
    | 'nav'
    | 'main'
    | 'form'
    | 'h1'
    | 'h2'
    | 'h3'
    | 'h4'
  readonly gap?: Gap
  /** Between columns, if it is another one. */
  readonly across?: Gap
  readonly align?: 'start' | 'end' | 'baseline' | 'stretch'
  readonly justify?: 'start' | 'between' | 'end' | 'center'
  /** In a frame on the container's ground, as a card. */
  readonly isFramed?: boolean
  /** In the colour of what is less important. */
  readonly isQuiet?: boolean
  readonly isSmall?: boolean
  /** As wide as its content. */
  readonly isInline?: boolean
  /** In one line, cut off where it is too long. */
  readonly isCut?: boolean
  /** Most lines of text, the rest is cut off. */
  readonly lines?: 1 | 2 | 3
}

interface KindOfBox extends BoxProps {
  readonly kind?: 'row' | 'stack' | 'oneLine'
}

const named = (name: string, value: string | number | undefined) =>
  value !== undefined && classes[`${name}-${String(value)}`]

/** What rows, stacks, frames and texts have in common. Every class of a page wins over it. */
export function Box(props: KindOfBox) {
  const { as: Element = 'div', kind, className, gap, across, align, justify, ...others } = props
  const { isFramed, isQuiet, isSmall, isInline, isCut, lines, ...rest } = others
  const names = [
    kind && classes[kind],
    named('gap', gap),
    named('across', across),
    named('align', align),
    named('justify', justify),
    named('lines', lines),
    isFramed && classes['framed'],
    isQuiet && classes['quiet'],
    isSmall && classes['small'],
    isInline && classes['inline'],
    isCut && classes['cut'],
    className,
  ]
  return <Element className={names.filter(Boolean).join(' ')} {...rest} />
}
