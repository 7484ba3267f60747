import { useContext, useLayoutEffect, useRef, type RefObject } from 'react'
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
    const focused = document.activeElement
    const field = focused && 'selectionStart' in focused ? (focused as HTMLInputElement) : undefined
    // Null for inputs without a caret, such as numbers and dates.
    const place = field && ([field.selectionStart, field.selectionEnd] as const)
    element.showModal()
    if (isUnasked) element.focus()
    const onClosed = onOpened(element)
    return () => {
      element.close()
      // The page was opened with the dialog, so the browser has no element to return the focus to.
      if (focused === document.body) document.querySelector('main')?.focus({ preventScroll: true })
      // It returns the focus to a field, but not always to its place in the text.
      if (field?.isConnected && place && place[0] !== null) {
        field.focus({ preventScroll: true })
        field.setSelectionRange(...place)
      }
      onClosed()
    }
  }, [onOpened, isUnasked])
  return dialog
}
