import { useContext, useLayoutEffect, useRef, type RefObject } from 'react'
import { ModalOpenedContext } from './openModals.ts'

const focusPage = () => document.querySelector('main')?.focus({ preventScroll: true })

/** A `<dialog>` that is modal while rendered: the browser keeps the focus in it and returns it afterwards. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const onOpened = useContext(ModalOpenedContext)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    element.showModal()
    const onClosed = onOpened(element)
    return () => {
      element.close()
      // Nothing had the focus before a dialog that came with the page.
      if (document.activeElement === document.body) focusPage()
      onClosed()
    }
  }, [onOpened])
  return dialog
}
