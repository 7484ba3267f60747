import { useContext, useLayoutEffect, useRef, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { CloseButton } from '../../../ui/overlay/CloseButton.tsx'
import { TopModalContext } from '../../../ui/overlay/openModals.ts'
import classes from './AlertBar.module.css'
import { dismissed, readingBegan, readingEnded, selectAlerts, type Alert } from './alertsSlice.ts'

/**
 * The current alert; stays while the pointer or focus is on it. Rendered inside an open modal dialog, because
 * everything outside it is inert.
 */
export function AlertBar() {
  const alerts = useSelector(selectAlerts)
  const modal = useContext(TopModalContext)
  const bar = (
    <div className={classes['bar']} aria-live="polite">
      {alerts.status !== 'none' && (
        <AlertCard key={alerts.shown.id} alert={alerts.shown} waiting={alerts.waiting.length} />
      )}
    </div>
  )
  return modal ? createPortal(bar, modal) : bar
}

interface AlertCardProps {
  readonly alert: Alert
  readonly waiting: number
}

function AlertCard({ alert: { id, message, severity, action }, waiting }: AlertCardProps) {
  const { t } = useTranslation()
  const textOf = t as (key: string, values: object) => string
  const dispatch = useDispatch()
  const card = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // A dialog that has just closed cannot hold it any more, so it is rendered again, on the page.
    if (card.current?.isConnected) card.current.showPopover()
  }, [])
  const begin = () => dispatch(readingBegan())
  // The pointer may leave while the focus stays, and vice versa.
  const endUnlessRead = ({ currentTarget }: SyntheticEvent) => {
    if (!currentTarget.matches(':hover, :focus-within')) dispatch(readingEnded())
  }
  return (
    <div
      ref={card}
      popover="manual"
      className={classes['alert']}
      data-severity={severity}
      role={severity === 'error' ? 'alert' : undefined}
      onPointerEnter={begin}
      onPointerLeave={endUnlessRead}
      onFocus={begin}
      onBlur={endUnlessRead}
    >
      <p className={classes['text']}>
        {typeof message === 'string' ? message : textOf(message.key, message.values ?? {})}
      </p>
      {waiting > 0 && (
        <span className={classes['waiting']}>{t('alertsWaiting', { count: waiting })}</span>
      )}
      {action && (
        <button
          type="button"
          className={classes['action']}
          onClick={() => {
            dispatch(dismissed({ id }))
            dispatch(action.event)
          }}
        >
          {textOf(action.label.key, action.label.values ?? {})}
        </button>
      )}
      <CloseButton
        className={classes['close']}
        label={t('dismiss')}
        onClose={() => dispatch(dismissed({ id }))}
      />
    </div>
  )
}
