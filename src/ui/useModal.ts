import { useContext, useLayoutEffect, useRef, type RefObject } from 'react'
import { keepFocus } from './keptFocus.ts'
import { ModalOpenedContext } from './openModals.ts'

/**
 * A `<dialog>` that is modal while rendered: the focus stays in it, and returns to its place afterwards. One that comes
 * by itself has the focus as a whole, so that a key meant for the page presses no button.
 */
export function useModal(isUnasked = false): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  const onOpened = useContext(ModalOpenedContext)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const returnFocus = keepFocus()
    element.showModal()
    if (isUnasked) element.focus()
    const onClosed = onOpened(element)
    return () => {
      element.close()
      returnFocus()
      onClosed()
    }
  }, [onOpened, isUnasked])
  return dialog
}
