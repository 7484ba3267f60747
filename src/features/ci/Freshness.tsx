import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { CiPlace } from '../../model/ci/ciHost.ts'
import { scarce, type CiPollingState } from '../../model/ci/ciPolling.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Time } from '../../ui/time/Time.tsx'
import classes from './Ci.module.css'
import { refreshRequested } from './ciPollingSlice.ts'
import { useClockTime } from './useClockTime.ts'

interface FreshnessProps {
  readonly place: CiPlace
  readonly state: CiPollingState
}

/** How old the answer is, a way to the newest one (RUNS-08), and how many requests are left. */
export function Freshness({ place, state }: FreshnessProps) {
  const { t } = useTranslation('ci')
  const dispatch = useDispatch()
  const { status } = state
  const isAsking = status === 'refreshing' || status === 'retrying' || status === 'loading'
  const at = 'at' in state ? state.at : null
  const left = scarce('allowance' in state ? state.allowance : null)
  const time = useClockTime(left?.until)
  return (
    <div className={classes['freshness']}>
      <span>
        {at !== null && <Time at={at} sentence={(words) => t('freshness.updated', { words })} />}
        {'isDone' in state && !state.isDone && ` · ${t('freshness.following')}`}
      </span>
      {left && (
        <span role="status">
          {t('freshness.scarce', {
            host: place.hostTitle,
            count: left.remaining,
            time: time ?? '',
          })}
        </span>
      )}
      <Button
        onClick={() => dispatch(refreshRequested())}
        aria-disabled={isAsking}
        aria-busy={isAsking}
      >
        <RefreshCw size={14} aria-hidden="true" />
        {t('freshness.refresh')}
      </Button>
    </div>
  )
}
