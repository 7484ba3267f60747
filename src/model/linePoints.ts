// A line through measured values, for a small picture.

interface Measured {
  /** Milliseconds since 1970. */
  readonly at: number
  readonly value: number
}

/** The room of the picture. */
export const lineSize = { width: 100, height: 24 } as const

/** The line never touches the edge, which would cut it. */
const edge = 2

/** The `points` of a polyline from the oldest to the newest value; the lowest edge is 0. Empty for fewer than two. */
export function linePoints(all: readonly Measured[]): string {
  const known = all.filter(({ at, value }) => Number.isFinite(at) && Number.isFinite(value))
  if (known.length < 2) return ''
  const times = known.map(({ at }) => at)
  const from = Math.min(...times)
  const span = Math.max(...times) - from
  const most = Math.max(...known.map(({ value }) => value))
  const place = (share: number, size: number) => (edge + share * (size - 2 * edge)).toFixed(1)
  return known
    .map(({ at, value }) => {
      const share = most > 0 ? Math.max(0, value) / most : 0
      const x = place(span > 0 ? (at - from) / span : 0, lineSize.width)
      return `${x},${place(1 - share, lineSize.height)}`
    })
    .join(' ')
}
