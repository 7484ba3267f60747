import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { KubernetesPollingState } from '../../model/kubernetes/kubernetesPolling.ts'
import { Button } from '../../ui/Button.tsx'
import { Time } from '../../ui/time/Time.tsx'
import classes from './Kubernetes.module.css'
import { refreshRequested } from './kubernetesPollingSlice.ts'

/** How old the objects are, and a way to the newest ones. */
export function Freshness({ state }: { readonly state: KubernetesPollingState }) {
  const { t } = useTranslation('kubernetes')
  const dispatch = useDispatch()
  const { status } = state
  const isAsking = status === 'refreshing' || status === 'retrying' || status === 'loading'
  const at = 'at' in state ? state.at : null
  return (
    <div className={classes['freshness']}>
      <span>
        {at !== null && <Time at={at} sentence={(words) => t('freshness.updated', { words })} />}
      </span>
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
