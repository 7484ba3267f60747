import { useEffect, useState, type RefObject } from 'react'
import type { Size } from '../../model/graph/viewport.ts'

/** Milliseconds for which an element must keep its size (spec 2 §9). */
const debounce = 100

/** Used until the element is measured. */
const expected: Size = { width: 960, height: 560 }

/** The element's size in pixels, once it is stable. */
export function useSize(element: RefObject<Element | null>): Size {
  const [size, setSize] = useState(expected)
  useEffect(() => {
    const { current } = element
    if (!current || typeof ResizeObserver === 'undefined') return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let isFirst = true
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return
      const { width, height } = entry.contentRect
      clearTimeout(timer)
      timer = setTimeout(
        () => {
          if (width > 0 && height > 0) setSize({ width, height })
        },
        isFirst ? 0 : debounce,
      )
      isFirst = false
    })
    observer.observe(current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [element])
  return size
}
