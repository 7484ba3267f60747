import type { TFunction } from 'i18next'
import { CloudOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Button } from '../../ui/Button.tsx'
import { renewalRequested, selectIsRecalled, selectSession } from '../session/sessionSlice.ts'
import classes from './OfflineNotice.module.css'
import { selectIsOffline, selectKeptSince } from './offlineSlice.ts'

/** Says once that there is no network, and how old the oldest content on the page is. */
export function OfflineNotice() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const isOffline = useSelector(selectIsOffline)
  const isRecalled = useSelector(selectIsRecalled)
  const session = useSelector(selectSession)
  const since = useSelector(selectKeptSince)
  if (!isOffline && since === null) return null
  const isTrying = session.status === 'renewalFailing' && session.attempts === 0
  return (
    <div className={classes['notice']}>
      <p className={classes['pill']} role="status" title={t('offline.hint')}>
        <CloudOff size={14} aria-hidden="true" />
        {textOf(isOffline, since, t)}
      </p>
      {isRecalled && (
        <Button aria-busy={isTrying} onClick={() => dispatch(renewalRequested())}>
          {t('offline.retry')}
        </Button>
      )}
    </div>
  )
}

const withKept = {
  offline: ['offline.asOf', 'offline.asOfToday'],
  online: ['offline.kept', 'offline.keptToday'],
} as const

function textOf(isOffline: boolean, since: number | null, t: TFunction): string {
  if (since === null) return t('offline.offline')
  const [onDate, today] = withKept[isOffline ? 'offline' : 'online']
  return t(isToday(since) ? today : onDate, { at: new Date(since) })
}

const isToday = (time: number): boolean =>
  new Date(time).toDateString() === new Date().toDateString()
