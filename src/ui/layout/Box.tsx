import type { HTMLAttributes } from 'react'

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

/** What rows, stacks, frames and texts have in common: classes of `ui/theme/layout.css`. */
export function Box(props: KindOfBox) {
  const { as: Element = 'div', kind, className, gap, across, align, justify, ...others } = props
  const { isFramed, isQuiet, isSmall, isInline, isCut, lines, ...rest } = others
  const words = [
    kind,
    gap && `gap-${gap}`,
    across && `across-${across}`,
    align && `align-${align}`,
    justify && `justify-${justify}`,
    lines && `lines-${String(lines)}`,
    isFramed === true && 'framed',
    isQuiet === true && 'quiet',
    isSmall === true && 'small',
    isInline === true && 'inline',
    isCut === true && 'cut',
  ]
  const names = words.flatMap((word) => (word ? `box-${word}` : []))
  return <Element className={[...names, className].join(' ')} {...rest} />
}
