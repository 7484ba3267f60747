import { useLayoutEffect, useRef, type RefObject } from 'react'

/** A `<dialog>` that is modal while it is drawn: the browser keeps the focus in it, and gives it back afterwards. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => {
      element?.close()
    }
  }, [])
  return dialog
}
