import type { FocusEvent, PointerEvent } from 'react'
import { isMetered } from './isMetered.ts'

/** Milliseconds that the pointer or the focus must stay on a link. */
const intentAfter = 80

/** One for all links: pointer and focus are likely to be followed where they came last. */
let timer: ReturnType<typeof setTimeout> | undefined

const forget = () => {
  clearTimeout(timer)
}

function wait(link: Element, onIntent: () => void): void {
  forget()
  if (isMetered()) return
  timer = setTimeout(() => {
    if (link.isConnected) onIntent()
  }, intentAfter)
}

interface IntentProps {
  readonly onPointerEnter: (event: PointerEvent) => void
  readonly onPointerLeave: () => void
  readonly onFocus: (event: FocusEvent) => void
  readonly onBlur: () => void
}

/**
 * Props for a link: calls back once it is likely to be followed, to fetch what its page needs. Never for touch. No hook,
 * because a table has a hundred links.
 */
export const intentProps = (onIntent: () => void): IntentProps => ({
  onPointerEnter: ({ pointerType, currentTarget }) => {
    if (pointerType !== 'touch') wait(currentTarget, onIntent)
  },
  onPointerLeave: forget,
  // A touch focuses a link just before it follows it.
  onFocus: ({ currentTarget }) => {
    if (currentTarget.matches(':focus-visible')) wait(currentTarget, onIntent)
  },
  onBlur: forget,
})
