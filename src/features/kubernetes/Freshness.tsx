import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { newestAt, type ClusterObjects } from '../../model/kubernetes/clusters/clusters.ts'
import {
  isAsking,
  readAtOf,
  type KubernetesPollingState,
} from '../../model/kubernetes/kubernetesPolling.ts'
import { Button } from '../../ui/Button.tsx'
import { Time } from '../../ui/time/Time.tsx'
import classes from './Kubernetes.module.css'
import { refreshRequested } from './kubernetesPollingSlice.ts'

interface FreshnessProps {
  readonly state: KubernetesPollingState
  readonly clusters: readonly ClusterObjects[]
}

/** How old the objects are, and a way to the newest ones. */
export function Freshness({ state, clusters }: FreshnessProps) {
  const { t } = useTranslation('kubernetes')
  const dispatch = useDispatch()
  const isBusy = isAsking(state)
  const at = newestAt(clusters, readAtOf(state))
  return (
    <div className={classes['freshness']}>
      <span>
        {at !== null && <Time at={at} sentence={(words) => t('freshness.updated', { words })} />}
      </span>
      <Button
        onClick={() => dispatch(refreshRequested())}
        aria-disabled={isBusy}
        aria-busy={isBusy}
      >
        <RefreshCw size={14} aria-hidden="true" />
        {t('freshness.refresh')}
      </Button>
    </div>
  )
}
