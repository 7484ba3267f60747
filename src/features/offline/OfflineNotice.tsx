import type { TFunction } from 'i18next'
import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../ui/button/Button.tsx'
import { renewalRequested, selectSession } from '../session/sessionSlice.ts'
import classes from './OfflineNotice.module.css'
import { selectIsOnline, selectKeptSince } from './offlineSlice.ts'

/** Says once that there is no network, and how old the oldest content on the page is. */
export function OfflineNotice() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isOnline = useSelector(selectIsOnline)
  const session = useSelector(selectSession)
  const since = useSelector(selectKeptSince)
  const recalled = session.status === 'recalled' ? session : null
  const isRecalled = recalled !== null
  if (isOnline && !isRecalled && since === null) return null
  const state = (
    <p className={classes['pill']} role="status" title={t('offline.hint')}>
      <CloudOff size={12} aria-hidden="true" />
      {textOf({ isOnline, isRecalled, since }, t)}
    </p>
  )
  if (!recalled) return state
  return (
    <div className={classes['notice']}>
      {state}
      <Button aria-busy={recalled.attempts === 0} onClick={() => dispatch(renewalRequested())}>
        {t('offline.retry')}
      </Button>
    </div>
  )
}

interface Shown {
  readonly isOnline: boolean
  readonly isRecalled: boolean
  /** When the oldest content was received, in milliseconds since epoch; null if all is new. */
  readonly since: number | null
}

function textOf({ isOnline, isRecalled, since }: Shown, t: TFunction): string {
  const known = isRecalled ? t('offline.away') : t('offline.old')
  const state = isOnline ? known : t('offline.offline')
  if (since === null) return state
  const at = { at: new Date(since) }
  return `${state} · ${isToday(since) ? t('offline.asOfToday', at) : t('offline.asOf', at)}`
}

const isToday = (time: number): boolean =>
  new Date(time).toDateString() === new Date().toDateString()
