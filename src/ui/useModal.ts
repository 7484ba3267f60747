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
    // Nothing has the focus yet where the dialog comes with the page.
    const isFirst = document.activeElement === document.body
    element.showModal()
    const onClosed = onOpened(element)
    return () => {
      element.close()
      if (isFirst) focusPage()
      onClosed()
    }
  }, [onOpened])
  return dialog
}
