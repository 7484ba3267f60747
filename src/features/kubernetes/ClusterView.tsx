import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { isEmpty } from '../../model/kubernetes/clusters/clusters.ts'
import { searchOf, type KubernetesPlace } from '../../model/kubernetes/kubernetesPlace.ts'
import { lazyPart } from '../../ui/behaviour/lazyPart.tsx'
import { ScopeLinks } from '../../ui/ScopeLinks.tsx'
import { ClusterList } from './clusters/ClusterList.tsx'
import classes from './Kubernetes.module.css'
import { ObjectFilters } from './ObjectFilters.tsx'
import type { ClusterWithErrors } from './useEntityObjects.ts'

interface ClusterViewProps {
  readonly clusters: readonly ClusterWithErrors[]
  readonly place: KubernetesPlace
  /** The place for the objects, which may be behind while they are filtered. */
  readonly drawn: KubernetesPlace
}

const ClusterMap = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "kubernetes-map" */ './map/ClusterMap.tsx')).ClusterMap,
)

/** The objects of all clusters as lists, or as a map. */
export function ClusterView({ clusters, place, drawn }: ClusterViewProps) {
  const { t } = useTranslation('kubernetes')
  const { pathname } = useLocation()
  const views = [false, true].map((isMap) => ({
    to: pathname + searchOf({ ...place, isMap }),
    text: t(isMap ? 'map.map' : 'map.list'),
    isCurrent: place.isMap === isMap,
  }))
  return (
    <>
      <div className={classes['filters']}>
        <h2 className={classes['heading']}>{t('clusters.title')}</h2>
        <ScopeLinks label={t('map.views')} links={views} />
      </div>
      <ObjectFilters clusters={clusters} place={place} />
      {place.isMap ? (
        clusters
          .filter((cluster) => !isEmpty(cluster))
          .map((cluster) => (
            <ClusterMap key={cluster.cluster.name} cluster={cluster} place={drawn} />
          ))
      ) : (
        <>
          <PartNote clusters={clusters} />
          <ClusterList clusters={clusters} place={drawn} />
        </>
      )}
    </>
  )
}

/** A page cannot show 30,000 pods: says how many of them it has. */
function PartNote({ clusters }: Pick<ClusterViewProps, 'clusters'>) {
  const { t } = useTranslation('kubernetes')
  const shown = clusters.reduce((sum, { objects }) => sum + objects.pods.length, 0)
  const all = clusters.reduce(
    (sum, { objects, whole }) => sum + (whole?.pods ?? objects.pods.length),
    0,
  )
  if (shown === all) return null
  return (
    <p className={classes['minor']} role="status">
      {t('filter.part', { shown, count: all })}
    </p>
  )
}
