import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Pixels between button and popup, and between popup and window. */
const distance = 4

/**
 * Positions a `popover="manual"` element at its button, in the top layer so that no table clips it:
 * below the button, or above it if there is no room. Follows the button on scroll.
 */
export function useTopLayer(
  button: RefObject<HTMLElement | null>,
  isOpen: boolean,
): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = panel.current
    if (!isOpen || !element) return undefined
    element.showPopover()
    const move = () => {
      const from = button.current?.getBoundingClientRect()
      if (from) place(element, from)
    }
    move()
    window.addEventListener('scroll', move, { capture: true, passive: true })
    return () => {
      window.removeEventListener('scroll', move, { capture: true })
    }
  }, [isOpen, button])
  return panel
}

/** Aligns the ends of both, as far as the window allows. */
function place(element: HTMLElement, from: DOMRect): void {
  const { width, height } = element.getBoundingClientRect()
  const below = from.bottom + distance
  const isTooLow = below + height + distance > window.innerHeight
  const top = isTooLow ? Math.max(distance, from.top - distance - height) : below
  const isFromRight = getComputedStyle(element).direction === 'rtl'
  const left = isFromRight ? from.left : from.right - width
  const rightmost = window.innerWidth - width - distance
  element.style.top = `${String(top)}px`
  element.style.left = `${String(Math.max(distance, Math.min(left, rightmost)))}px`
}
