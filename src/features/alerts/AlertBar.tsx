import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import classes from './AlertBar.module.css'
import { dismissed, readingBegan, readingEnded, selectAlerts, type Alert } from './alertsSlice.ts'

/** The alert that is shown now; stays while the pointer or the focus is on it. */
export function AlertBar() {
  const alerts = useSelector(selectAlerts)
  return (
    <div className={classes['bar']} aria-live="polite">
      {alerts.status !== 'none' && (
        <AlertCard key={alerts.shown.id} alert={alerts.shown} waiting={alerts.waiting.length} />
      )}
    </div>
  )
}

interface AlertCardProps {
  readonly alert: Alert
  readonly waiting: number
}

function AlertCard({ alert: { id, message, severity }, waiting }: AlertCardProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const begin = () => dispatch(readingBegan())
  const end = () => dispatch(readingEnded())
  return (
    <div
      className={classes['alert']}
      data-severity={severity}
      role={severity === 'error' ? 'alert' : undefined}
      onPointerEnter={begin}
      onPointerLeave={end}
      onFocus={begin}
      onBlur={end}
    >
      <p className={classes['text']}>{message}</p>
      {waiting > 0 && (
        <span className={classes['waiting']}>{t('alertsWaiting', { count: waiting })}</span>
      )}
      <button
        type="button"
        className={classes['close']}
        aria-label={t('dismiss')}
        onClick={() => dispatch(dismissed({ id }))}
      >
        <X size={16} aria-hidden="true" />
      </button>
    </div>
  )
}
