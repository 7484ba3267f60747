import { useEffect, useRef, type RefObject } from 'react'

/**
 * Keeps the focus in this part of the page: when `shown` changes and the focused element is gone,
 * the part itself gets the focus. The element needs a `tabIndex`.
 */
export function useKeptFocus<Part extends HTMLElement>(shown: string): RefObject<Part | null> {
  const part = useRef<Part>(null)
  const wasWithin = useRef(false)
  useEffect(() => {
    const follow = ({ target }: FocusEvent) => {
      wasWithin.current = target instanceof Node && part.current?.contains(target) === true
    }
    document.addEventListener('focusin', follow)
    return () => {
      document.removeEventListener('focusin', follow)
    }
  }, [])
  useEffect(() => {
    if (wasWithin.current && document.activeElement === document.body)
      part.current?.focus({ preventScroll: true })
  }, [shown])
  return part
}
