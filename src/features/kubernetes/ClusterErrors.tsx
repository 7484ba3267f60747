import { useTranslation } from 'react-i18next'
import type { Entity } from '../../model/entities/entity.ts'
import { selectorOf } from '../../model/kubernetes/annotations.ts'
import { titleOf, unreadOf } from '../../model/kubernetes/clusters.ts'
import { clusterErrorLine } from '../../model/kubernetes/kubernetesFailures.ts'
import { Message } from '../../ui/Message.tsx'
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
      {failed.map(({ cluster, errors }) => (
        <div key={cluster.name} className={classes['failedCluster']}>
          <p>{t('errors.cluster', { cluster: titleOf(cluster) })}</p>
          <ul>
            {[...new Set(errors.map(clusterErrorLine))].map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      ))}
      {unreadable > 0 && <p>{t('errors.unreadable', { count: unreadable })}</p>}
    </Message>
  )
}
