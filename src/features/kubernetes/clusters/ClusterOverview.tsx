import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { ClusterCounts } from '../../../model/kubernetes/clusters/clusterCounts.ts'
import { titleOf } from '../../../model/kubernetes/clusters/clusters.ts'
import { readPlace } from '../../../model/kubernetes/kubernetesPlace.ts'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import classes from '../Kubernetes.module.css'
import type { ClusterWithErrors } from '../useEntityObjects.ts'
import { ClusterSquares } from './ClusterSquares.tsx'
import { PodCounts } from './PodCounts.tsx'

interface ClusterOverviewProps {
  readonly counts: readonly ClusterCounts[]
  /** Null until the objects are there, too. */
  readonly clusters: readonly ClusterWithErrors[] | null
  /** Leads to the objects of a cluster; missing while they are not listed. */
  readonly onOpen?: ((cluster: string) => void) | undefined
}

/** All clusters at a glance, drawn before their objects. Of a single one, whose panel has the rest, only the pods. */
export const ClusterOverview = memo(function ClusterOverview(props: ClusterOverviewProps) {
  const { counts, clusters, onOpen } = props
  const { t } = useTranslation('kubernetes')
  const { pathname, search } = useLocation()
  const place = useMemo(() => readPlace(search), [search])
  const known = counts.filter(({ hasObjects, isWhole }) => hasObjects || !isWhole)
  const squaresOf = (name: string) => {
    const cluster = clusters?.find((one) => one.cluster.name === name)
    return cluster && <ClusterSquares cluster={cluster} path={pathname} place={place} />
  }
  const [first, ...others] = known
  if (others.length === 0) return first && squaresOf(first.cluster.name)
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
            {squaresOf(name)}
          </li>
        )
      })}
    </ul>
  )
})
