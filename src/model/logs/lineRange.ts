// Lines of a log in a URL's fragment: `#L120`, `#L120-L140`.

export interface LineRange {
  /** From 1. */
  readonly from: number
  /** Not before `from`. */
  readonly to: number
}

const form = /^#L([1-9]\d{0,8})(?:-L?([1-9]\d{0,8}))?$/

/** Undefined for another fragment. */
export function readLineRange(hash: string): LineRange | undefined {
  const [, first, last = first] = form.exec(hash) ?? []
  if (first === undefined) return undefined
  return rangeOf(Number(first), Number(last))
}

export const lineHash = ({ from, to }: LineRange): string =>
  `#L${String(from)}${to > from ? `-L${String(to)}` : ''}`

/** Two lines in either order. */
export const rangeOf = (one: number, other: number): LineRange => ({
  from: Math.min(one, other),
  to: Math.max(one, other),
})
