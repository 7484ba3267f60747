import { useMemo, useState } from 'react'

/** How many are drawn at first, and with each further step. */
const atFirst = 10
const step = 50

export interface Pages {
  /** Those that have been asked for. */
  readonly pages: readonly (readonly string[])[]
  /** How many there are beside them. */
  readonly left: number
  readonly onMore: () => void
}

/** Refs a page at a time, so that a thousand of them are neither drawn nor looked up at once. */
export function usePages(refs: readonly string[]): Pages {
  const [steps, turn] = useState(0)
  const drawn = atFirst + steps * step
  const pages = useMemo(() => {
    const others = Array.from({ length: steps }, (_none, index) => atFirst + index * step)
    return [refs.slice(0, atFirst), ...others.map((from) => refs.slice(from, from + step))]
  }, [refs, steps])
  return {
    pages,
    left: Math.max(0, refs.length - drawn),
    onMore: () => {
      turn(steps + 1)
    },
  }
}
