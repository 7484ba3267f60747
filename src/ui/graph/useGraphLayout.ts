import { useEffect, useReducer, useRef, useState } from 'react'
import type { GraphLayout, LayoutEngine, LayoutInput } from '../../model/graph/layout.ts'

/** Minimum milliseconds between the starts of two layouts (spec 2 §9). */
const throttle = 250

interface Settled {
  readonly input: LayoutInput
  readonly attempt: number
  readonly layout: GraphLayout | null
  readonly hasFailed: boolean
}

export interface LaidOut {
  /** The newest layout; while `isBusy` it may belong to the previous graph. */
  readonly layout: GraphLayout | null
  readonly isBusy: boolean
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** Computes a layout for each input; a superseded one is aborted. */
export function useGraphLayout(engine: LayoutEngine, input: LayoutInput): LaidOut {
  const [settled, setSettled] = useState<Settled | null>(null)
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const begun = useRef(-Infinity)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const begin = async () => {
      begun.current = performance.now()
      try {
        const layout = await engine.layOut(input, signal)
        if (!signal.aborted) setSettled({ input, attempt, layout, hasFailed: false })
      } catch {
        if (!signal.aborted)
          setSettled((before) => ({
            input,
            attempt,
            layout: before?.layout ?? null,
            hasFailed: true,
          }))
      }
    }
    const wait = Math.max(0, begun.current + throttle - performance.now())
    const timer = setTimeout(() => void begin(), wait)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [engine, input, attempt])
  const isOfInput = settled?.input === input && settled.attempt === attempt
  return {
    layout: settled?.layout ?? null,
    isBusy: !isOfInput,
    hasFailed: isOfInput && settled.hasFailed,
    retry,
  }
}
