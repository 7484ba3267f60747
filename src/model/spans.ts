// Pieces of work on a common line of time, as steps of a task or jobs of a run. All times in milliseconds since 1970.

export interface Span {
  readonly from: number
  /** Missing while it goes on. */
  readonly to?: number | undefined
}

interface Whole {
  readonly from: number
  readonly to: number
}

/** From the begin of the first to the end of the last; undefined without any. */
export function wholeOf(spans: readonly Span[], now: number): Whole | undefined {
  if (spans.length === 0) return undefined
  const from = Math.min(...spans.map((span) => span.from))
  return { from, to: Math.max(from, ...spans.map(({ to = now }) => to)) }
}

/** So much of the line is seen of the shortest span, in percent. */
const least = 1

/** Where a span begins and how long it is, in percent of the whole. */
export function placeIn(
  { from, to }: Whole,
  span: Span,
  now: number,
): { readonly start: number; readonly length: number } {
  const whole = to - from
  if (whole <= 0) return { start: 0, length: least }
  const length = Math.max(least, (100 * ((span.to ?? now) - span.from)) / whole)
  return {
    start: Math.min(100 - least, (100 * (span.from - from)) / whole),
    length: Math.min(100, length),
  }
}
