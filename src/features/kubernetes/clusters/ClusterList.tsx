import { memo, useMemo } from 'react'
import { isEmpty } from '../../../model/kubernetes/clusters/clusters.ts'
import { isCurrent } from '../../../model/kubernetes/errors/detectedError.ts'
import type { KubernetesPlace } from '../../../model/kubernetes/kubernetesPlace.ts'
import classes from '../Kubernetes.module.css'
import type { ClusterWithErrors } from '../useEntityObjects.ts'
import { ClusterPanel } from './ClusterPanel.tsx'

interface ClusterListProps {
  readonly clusters: readonly ClusterWithErrors[]
  readonly place: KubernetesPlace
}

/** Clusters that are open from the start: more would be a page of tables. */
const mostOpen = 2

export const ClusterList = memo(function ClusterList({ clusters, place }: ClusterListProps) {
  const known = useMemo(() => clusters.filter((cluster) => !isEmpty(cluster)), [clusters])
  return (
    <div className={classes['stack']}>
      {known.map((cluster) => (
        <ClusterPanel
          key={cluster.cluster.name}
          cluster={cluster}
          place={place}
          isOpenAtFirst={known.length <= mostOpen || cluster.detected.some(isCurrent)}
        />
      ))}
    </div>
  )
})
