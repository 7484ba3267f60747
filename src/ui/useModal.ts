import { useContext, useLayoutEffect, useRef, type RefObject } from 'react'
import { ModalOpenedContext } from './openModals.ts'

/** A `<dialog>` that is modal while rendered: the browser keeps the focus in it and returns it afterwards. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const onOpened = useContext(ModalOpenedContext)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const hadFocus = document.activeElement !== document.body
    element.showModal()
    const onClosed = onOpened(element)
    return () => {
      element.close()
      // The page was opened with the dialog, so the browser has no element to return the focus to.
      if (!hadFocus) document.querySelector('main')?.focus({ preventScroll: true })
      onClosed()
    }
  }, [onOpened])
  return dialog
}
