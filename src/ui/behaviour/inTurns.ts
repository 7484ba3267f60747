import { useEffect, useState } from 'react'

/** Milliseconds of work after which the page may draw and listen. */
const turn = 20

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/**
 * Does long work a step at a time, in turns with the rest of the page. Resolves with its result, or with undefined once
 * the signal is aborted.
 */
export async function inTurns<Result>(
  steps: Iterator<unknown, Result>,
  signal: AbortSignal,
): Promise<Result | undefined> {
  for (let start = performance.now(); !signal.aborted;) {
    const step = steps.next()
    if (step.done === true) return step.value
    if (performance.now() - start < turn) continue
    await nextTask()
    start = performance.now()
  }
  return undefined
}

/** The result of `inTurns`; undefined until then, or without work. Other work is another function. */
export function useInTurns<Result>(
  begin: (() => Iterator<unknown, Result>) | undefined,
): Result | undefined {
  const [done, setDone] = useState<{ readonly begin: unknown; readonly result: Result }>()
  useEffect(() => {
    if (!begin) return undefined
    const controller = new AbortController()
    void inTurns(begin(), controller.signal).then((result) => {
      if (result !== undefined) setDone({ begin, result })
    })
    return () => {
      controller.abort()
    }
  }, [begin])
  return begin && done?.begin === begin ? done.result : undefined
}
