import { useCallback, useState, type ReactNode } from 'react'
import { ModalOpenedContext, TopModalContext, type ModalOpened } from './openModals.ts'

/** Knows which dialogs are open, so that what is said meanwhile is drawn where it can be seen and pressed. */
export function ModalLayer({ children }: { readonly children: ReactNode }) {
  const [open, change] = useState<readonly HTMLDialogElement[]>([])
  const onOpened = useCallback<ModalOpened>((dialog) => {
    change((before) => [...before, dialog])
    return () => {
      change((before) => before.filter((one) => one !== dialog))
    }
  }, [])
  return (
    <ModalOpenedContext value={onOpened}>
      <TopModalContext value={open.at(-1) ?? null}>{children}</TopModalContext>
    </ModalOpenedContext>
  )
}
