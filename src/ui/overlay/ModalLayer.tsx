import { useCallback, useLayoutEffect, useState, type ReactNode } from 'react'
import { ModalOpenedContext, TopModalContext, type ModalOpened } from './openModals.ts'

/** Tracks open dialogs, so that alerts are rendered inside the topmost one and the page behind them is dark. */
export function ModalLayer({ children }: { readonly children: ReactNode }) {
  const [open, setOpen] = useState<readonly HTMLDialogElement[]>([])
  const onOpened = useCallback<ModalOpened>((dialog) => {
    setOpen((before) => [...before, dialog])
    return () => {
      setOpen((before) => before.filter((one) => one !== dialog))
    }
  }, [])
  const isOpen = open.length > 0
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-modal', isOpen)
  }, [isOpen])
  return (
    <ModalOpenedContext value={onOpened}>
      <TopModalContext value={open.at(-1) ?? null}>{children}</TopModalContext>
    </ModalOpenedContext>
  )
}
