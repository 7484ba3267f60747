import { useMemo, useState } from 'react'

/** Items per page. */
const atFirst = 10
const step = 50

export interface Pages {
  /** Items of the shown pages. */
  readonly pages: readonly (readonly string[])[]
  /** Number of hidden items. */
  readonly left: number
  readonly onMore: () => void
}

/** Shows refs page by page, so that not all of them are rendered and looked up at once. */
export function usePages(refs: readonly string[]): Pages {
  const [steps, setSteps] = useState(0)
  const drawn = atFirst + steps * step
  const pages = useMemo(() => {
    const others = Array.from({ length: steps }, (_none, index) => atFirst + index * step)
    return [refs.slice(0, atFirst), ...others.map((from) => refs.slice(from, from + step))]
  }, [refs, steps])
  return {
    pages,
    left: Math.max(0, refs.length - drawn),
    onMore: () => {
      setSteps(steps + 1)
    },
  }
}
