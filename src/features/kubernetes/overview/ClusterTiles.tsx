import { useTranslation } from 'react-i18next'
import { parseEntityRef } from '../../../model/entities/entityRef.ts'
import { titleOf, type Cluster } from '../../../model/kubernetes/clusters/clusters.ts'
import { readPlace, searchOf } from '../../../model/kubernetes/kubernetesPlace.ts'
import { kubernetesTab } from '../../../model/kubernetes/objectsRequest.ts'
import {
  clusterTiles,
  isRoundOn,
  type ClusterTile,
  type OpenOverview,
} from '../../../model/kubernetes/overview/clusterOverview.ts'
import { entityPath } from '../../../model/paths.ts'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { PodCounts } from '../clusters/PodCounts.tsx'
import { PodSquaresView } from '../clusters/PodSquaresView.tsx'
import classes from '../Kubernetes.module.css'
import own from './Overview.module.css'

interface ClusterTilesProps {
  readonly state: OpenOverview
  readonly clusters: readonly Cluster[]
}

/** Each cluster with the pods of all entities, and once what it cannot tell. */
export function ClusterTiles({ state, clusters }: ClusterTilesProps) {
  const { t } = useTranslation('kubernetes')
  const tiles = clusterTiles(state, clusters)
  const isAsked = Object.keys(state.answers).length > 0
  return (
    <Card title={t('page.clusters')}>
      <ul
        className={`${classes['overview'] ?? ''} ${own['tiles'] ?? ''}`}
        aria-label={t('clusters.overview')}
      >
        {tiles.map((tile) => (
          <li key={tile.cluster.name}>
            <strong className={classes['jump']}>{titleOf(tile.cluster)}</strong>
            {isAsked && <TileState tile={tile} isLoading={isRoundOn(state)} />}
          </li>
        ))}
      </ul>
    </Card>
  )
}

interface TileStateProps {
  readonly tile: ClusterTile
  readonly isLoading: boolean
}

function TileState({ tile, isLoading }: TileStateProps) {
  const { t } = useTranslation('kubernetes')
  const { cluster, pods, podsWithErrors, hasObjects, squares, troubles } = tile
  const isWhole = troubles.length === 0
  return (
    <>
      {hasObjects && <PodCounts counts={{ cluster, pods, podsWithErrors, hasObjects, isWhole }} />}
      {!hasObjects && isWhole && !isLoading && (
        <Text as="span" isQuiet isSmall>
          {t('page.nothingHere')}
        </Text>
      )}
      {!isWhole && <StatusBadge status="waiting">{t('clusters.unread')}</StatusBadge>}
      <PodSquaresView
        cluster={titleOf(cluster)}
        pods={squares}
        pathOf={({ entityRef, namespace, name }) => {
          const object = { cluster: cluster.name, kind: 'Pod', namespace, name }
          const path = `${entityPath(parseEntityRef(entityRef))}/${kubernetesTab}`
          return path + searchOf({ ...readPlace(''), object })
        }}
      />
      {troubles.map(({ cause, kinds, lines }) => (
        <details
          key={cause}
          className={`${classes['failedCluster'] ?? ''} ${own['trouble'] ?? ''}`}
        >
          <summary>
            {t(`trouble.${cause}`, { cluster: titleOf(cluster), kinds: kinds.join(', ') })}
            {` · ${t('trouble.details')}`}
          </summary>
          <ul>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      ))}
    </>
  )
}
