import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ClusterCounts } from '../../../model/kubernetes/clusters/clusterCounts.ts'
import { titleOf } from '../../../model/kubernetes/clusters/clusters.ts'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import classes from '../Kubernetes.module.css'
import { PodCounts } from './PodCounts.tsx'

interface ClusterOverviewProps {
  readonly counts: readonly ClusterCounts[]
  /** Leads to the objects of a cluster; missing while they are not listed. */
  readonly onOpen?: ((cluster: string) => void) | undefined
}

/** All clusters at a glance, drawn before their objects. A single one is its own overview. */
export const ClusterOverview = memo(function ClusterOverview(props: ClusterOverviewProps) {
  const { counts, onOpen } = props
  const { t } = useTranslation('kubernetes')
  const known = counts.filter(({ hasObjects, isWhole }) => hasObjects || !isWhole)
  if (known.length < 2) return null
  return (
    <ul className={classes['overview']} aria-label={t('clusters.overview')}>
      {known.map((one) => {
        const { name } = one.cluster
        const title = titleOf(one.cluster)
        return (
          <li key={name}>
            {onOpen && one.hasObjects ? (
              <button
                type="button"
                className={classes['jump']}
                onClick={() => {
                  onOpen(name)
                }}
              >
                {title}
              </button>
            ) : (
              <span className={classes['jump']}>{title}</span>
            )}
            {one.hasObjects && <PodCounts counts={one} />}
            {!one.isWhole && <StatusBadge status="waiting">{t('clusters.unread')}</StatusBadge>}
          </li>
        )
      })}
    </ul>
  )
})
