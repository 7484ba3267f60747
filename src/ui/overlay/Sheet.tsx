import type { ReactNode } from 'react'
import classes from './Sheet.module.css'
import { useModal } from './useModal.ts'

export interface SheetProps {
  readonly label: string
  /** The button at its foot. */
  readonly foot: ReactNode
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A modal panel at the side of a narrow screen. */
export function Sheet({ label, foot, onClose, children }: SheetProps) {
  const dialog = useModal()
  return (
    <dialog
      ref={dialog}
      className={classes['sheet']}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={classes['content']}>{children}</div>
      <div className={classes['foot']}>{foot}</div>
    </dialog>
  )
}
