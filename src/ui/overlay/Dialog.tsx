import { useId, useLayoutEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Dialog.module.css'
import { useModal } from './useModal.ts'

export interface DialogProps {
  readonly title: string
  /** Announced together with the title. */
  readonly description: ReactNode
  readonly actions: ReactNode
  readonly children?: ReactNode
  /** For lists. */
  readonly isWide?: boolean
  /** It comes by itself, maybe under typing hands. */
  readonly isUnasked?: boolean
  /** Escape, or the back gesture of a phone. */
  readonly onDismiss: () => void
}

/** A question that must be answered; open while it is drawn. */
export function Dialog(props: DialogProps) {
  const { title, description, actions, children, isWide = false, onDismiss } = props
  const { isUnasked = false } = props
  const { t } = useTranslation()
  const dialog = useModal(isUnasked)
  const id = useId()
  // Focuses the dialog if its focused button was removed, so that its new text is announced.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) dialog.current?.focus()
  })
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={classes['dialog']}
      data-wide={isWide || undefined}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}description`}
      onCancel={(event) => {
        event.preventDefault()
        onDismiss()
      }}
    >
      <h2 id={`${id}title`} className={classes['title']}>
        {title}
      </h2>
      <p id={`${id}description`}>{description}</p>
      {children}
      <div className={classes['actions']}>{actions}</div>
      {isUnasked && <p className={classes['hint']}>{t('dialogUnasked')}</p>}
    </dialog>
  )
}
