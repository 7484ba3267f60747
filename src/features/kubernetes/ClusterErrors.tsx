import { useTranslation } from 'react-i18next'
import { titleOf } from '../../model/kubernetes/clusters.ts'
import { clusterErrorLine } from '../../model/kubernetes/kubernetesFailures.ts'
import { Message } from '../../ui/Message.tsx'
import classes from './Kubernetes.module.css'
import type { ClusterWithErrors } from './useEntityObjects.ts'

/** What single clusters could not say; the others are shown all the same (K8SERR-03…05). */
export function ClusterErrors({ clusters }: { readonly clusters: readonly ClusterWithErrors[] }) {
  const { t } = useTranslation('kubernetes')
  const failed = clusters.filter(({ errors }) => errors.length > 0)
  const unreadable = clusters.reduce((sum, part) => sum + part.unreadable, 0)
  if (failed.length === 0 && unreadable === 0) return null
  return (
    <Message severity="warning" title={t('errors.banner')}>
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
