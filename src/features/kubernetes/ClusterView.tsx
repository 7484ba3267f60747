import { memo, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { isEmpty } from '../../model/kubernetes/clusters/clusters.ts'
import { isCurrent } from '../../model/kubernetes/errors/detectedError.ts'
import {
  isNarrowed,
  type KubernetesPlace,
  searchOf,
} from '../../model/kubernetes/kubernetesPlace.ts'
import { matches, namespacesOf, troubledIds } from '../../model/kubernetes/sections.ts'
import { lazyPart } from '../../ui/behaviour/lazyPart.tsx'
import { FilterBar } from '../../ui/filters/FilterBar.tsx'
import { FilterSelect } from '../../ui/filters/FilterSelect.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { SegmentLinks } from '../../ui/segments/SegmentLinks.tsx'
import { SearchField } from '../entities/SearchField.tsx'
import { useUrlText } from '../entities/useUrlText.ts'
import { ClusterPanel } from './clusters/ClusterPanel.tsx'
import classes from './Kubernetes.module.css'
import type { ClusterWithErrors } from './useEntityObjects.ts'

interface ClusterViewProps {
  readonly clusters: readonly ClusterWithErrors[]
  readonly place: KubernetesPlace
  /** The place for the objects, which may be behind while they are filtered. */
  readonly drawn: KubernetesPlace
}

/** How many pods a place leaves. */
const podsAt = (
  { text, namespace, onlyErrors }: KubernetesPlace,
  clusters: readonly ClusterWithErrors[],
): number =>
  clusters.reduce((sum, { objects, detected }) => {
    const onlyIds = onlyErrors ? troubledIds(objects, detected) : null
    return sum + objects.pods.filter((pod) => matches(pod, { text, namespace, onlyIds })).length
  }, 0)

/** Narrows what all clusters show: by name or label, by namespace, and to what has errors. */
function ObjectFilters({ clusters, place, drawn }: ClusterViewProps) {
  const { t } = useTranslation('kubernetes')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const go = (to: Partial<KubernetesPlace>) => {
    void navigate({ search: searchOf({ ...place, ...to }) }, { replace: true, flushSync: true })
  }
  const field = useUrlText(place.text, (text) => pathname + searchOf({ ...place, text }))
  const pods = useMemo(() => podsAt(drawn, clusters), [drawn, clusters])
  const namespaces = useMemo(() => namespacesOf(clusters.map(({ objects }) => objects)), [clusters])
  return (
    <FilterBar
      results={t('clusters.pods', { count: pods })}
      clearTo={
        isNarrowed(place)
          ? pathname + searchOf({ ...place, text: '', namespace: '', onlyErrors: false })
          : undefined
      }
    >
      <SearchField label={t('filter.text')} {...field} />
      {(namespaces.length > 1 || place.namespace !== '') && (
        <FilterSelect
          label={t('filter.namespace')}
          any={t('filter.allNamespaces')}
          value={place.namespace}
          options={namespaces.map((namespace) => [namespace, namespace])}
          onChoose={(namespace) => {
            go({ namespace })
          }}
        />
      )}
      <label>
        <input
          type="checkbox"
          checked={place.onlyErrors}
          onChange={({ target }) => {
            go({ onlyErrors: target.checked })
          }}
        />
        {t('filter.onlyErrors')}
      </label>
    </FilterBar>
  )
}

interface ClusterListProps {
  readonly clusters: readonly ClusterWithErrors[]
  readonly place: KubernetesPlace
}

/** Clusters that are open from the start: more would be a page of tables. */
const mostOpen = 2

const ClusterList = memo(function ClusterList({ clusters, place }: ClusterListProps) {
  const known = useMemo(() => clusters.filter((cluster) => !isEmpty(cluster)), [clusters])
  return (
    <Stack gap="md">
      {known.map((cluster) => (
        <ClusterPanel
          key={cluster.cluster.name}
          cluster={cluster}
          place={place}
          isOpenAtFirst={known.length <= mostOpen || cluster.detected.some(isCurrent)}
        />
      ))}
    </Stack>
  )
})

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
      <Row gap="xs" across="md">
        <h2 className={classes['heading']}>{t('clusters.title')}</h2>
        <SegmentLinks label={t('map.views')} links={views} />
      </Row>
      <ObjectFilters clusters={clusters} place={place} drawn={drawn} />
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
    <Text isQuiet isSmall className={classes['minor']} role="status">
      {t('filter.part', { shown, count: all })}
    </Text>
  )
}
