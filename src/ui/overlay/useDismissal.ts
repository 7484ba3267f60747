import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'

interface Dismissal<Frame extends HTMLElement> {
  /** Contains the button and its popup. */
  readonly frame: RefObject<Frame | null>
  readonly button: RefObject<HTMLButtonElement | null>
}

/** Closes a popup on Escape, on a press outside the frame, or when the focus leaves it. */
export function useDismissal<Frame extends HTMLElement>(
  isOpen: boolean,
  onDismiss: () => void,
): Dismissal<Frame> {
  const frame = useRef<Frame>(null)
  const button = useRef<HTMLButtonElement>(null)
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    if (!isOpen) return undefined
    const closeBeside = ({ target }: Event) => {
      if (!(target instanceof Node) || frame.current?.contains(target) !== true) dismiss()
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      dismiss()
      button.current?.focus()
    }
    document.addEventListener('pointerdown', closeBeside)
    document.addEventListener('focusin', closeBeside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeBeside)
      document.removeEventListener('focusin', closeBeside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [isOpen])
  return { frame, button }
}
