import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react'
import { isMetered } from './isMetered.ts'

/** Milliseconds that the pointer or the focus must stay on a link. */
const intentAfter = 80

interface IntentProps {
  readonly onPointerEnter: (event: PointerEvent) => void
  readonly onPointerLeave: () => void
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: () => void
}

/** Props for a link: calls back once it is likely to be followed, to fetch what its page needs. Never for touch. */
export function useIntent(onIntent: () => void): IntentProps {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const forget = () => {
    clearTimeout(timer.current)
  }
  const wait = () => {
    forget()
    if (!isMetered()) timer.current = setTimeout(onIntent, intentAfter)
  }
  useEffect(() => forget, [])
  return {
    onPointerEnter: ({ pointerType }) => {
      if (pointerType !== 'touch') wait()
    },
    onPointerLeave: forget,
    // A touch focuses a link just before it follows it.
    onFocus: ({ currentTarget }) => {
      if (currentTarget.matches(':focus-visible')) wait()
    },
    onBlur: forget,
  }
}
