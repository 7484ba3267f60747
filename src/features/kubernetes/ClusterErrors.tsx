import { useTranslation } from 'react-i18next'
import type { Entity } from '../../model/entities/entity.ts'
import { selectorOf } from '../../model/kubernetes/annotations.ts'
import { titleOf, unreadOf } from '../../model/kubernetes/clusters/clusters.ts'
import {
  clusterTroubles,
  type ClusterTrouble,
} from '../../model/kubernetes/clusters/clusterTroubles.ts'
import { Message } from '../../ui/message/Message.tsx'
import { Time } from '../../ui/time/Time.tsx'
import classes from './Kubernetes.module.css'
import type { ClusterWithErrors } from './useEntityObjects.ts'

interface ClusterErrorsProps {
  readonly clusters: readonly ClusterWithErrors[]
  readonly entity: Entity
}

/** What single clusters could not say; the others are shown all the same (K8SERR-03…05). */
export function ClusterErrors({ clusters, entity }: ClusterErrorsProps) {
  const { t } = useTranslation('kubernetes')
  const failed = unreadOf(clusters)
  const unreadable = clusters.reduce((sum, part) => sum + part.unreadable, 0)
  const selector = selectorOf(entity)
  // A cluster refuses a selector that it cannot read as a bad request.
  const isRefused = failed.some(({ errors }) => errors.some(({ statusCode }) => statusCode === 400))
  if (failed.length === 0 && unreadable === 0) return null
  return (
    <Message severity="warning" title={t('errors.banner')}>
      {isRefused && selector !== undefined && <p>{t('errors.selector', { selector })}</p>}
      {failed.flatMap((cluster) =>
        clusterTroubles(cluster.errors).map((trouble) => (
          <TroubleLine
            key={`${cluster.cluster.name} ${trouble.cause}`}
            cluster={cluster}
            trouble={trouble}
          />
        )),
      )}
      {unreadable > 0 && <p>{t('errors.unreadable', { count: unreadable })}</p>}
    </Message>
  )
}

interface TroubleLineProps {
  readonly cluster: ClusterWithErrors
  readonly trouble: ClusterTrouble
}

/** One line for a cause, with the single errors behind it. */
function TroubleLine({ cluster, trouble: { cause, kinds, lines } }: TroubleLineProps) {
  const { t } = useTranslation('kubernetes')
  const { stale } = cluster
  const named = { cluster: titleOf(cluster.cluster), kinds: kinds.join(', ') }
  const isNamed = cause === 'forbidden' || cause === 'missing' || cause === 'cut'
  return (
    <details className={classes['failedCluster']}>
      <summary>
        {t(`trouble.${cause}`, named)}
        {kinds.length > 0 && !isNamed && ` · ${t('trouble.kinds', { count: kinds.length })}`}
        {stale && stale.at !== null && (
          <>
            {' · '}
            <Time at={stale.at} sentence={(words) => t('trouble.shown', { words })} />
          </>
        )}
        {` · ${t('trouble.details')}`}
      </summary>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
