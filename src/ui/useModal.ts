import { useContext, useLayoutEffect, useRef, type RefObject } from 'react'
import { ModalOpenedContext } from './openModals.ts'

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
      onClosed()
    }
  }, [onOpened])
  return dialog
}
