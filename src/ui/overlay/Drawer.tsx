import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CloseButton } from './CloseButton.tsx'
import classes from './Drawer.module.css'
import { useModal } from './useModal.ts'

export interface DrawerProps {
  readonly title: string
  /** Below the title. */
  readonly subtitle?: ReactNode
  readonly isWide?: boolean
  /** Escape, its button, the back gesture of a phone, or a press beside it. */
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Details over the page, from its right side; open while it is drawn. */
export function Drawer({ title, subtitle, isWide = false, onClose, children }: DrawerProps) {
  const { t } = useTranslation()
  const dialog = useModal()
  const id = useId()
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- Escape closes it by keyboard
    <dialog
      ref={dialog}
      className={classes['drawer']}
      data-wide={isWide || undefined}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={({ target, currentTarget }) => {
        if (target === currentTarget) onClose()
      }}
    >
      <div className={classes['frame']}>
        <header className={classes['head']}>
          <div>
            <h2 id={id} className={classes['title']}>
              {title}
            </h2>
            {subtitle}
          </div>
          <CloseButton label={t('closePanel')} onClose={onClose} />
        </header>
        <div className={classes['content']}>{children}</div>
      </div>
    </dialog>
  )
}
