import { useTranslation } from 'react-i18next'
import type { ClusterObjects } from '../../../model/kubernetes/clusters/clusters.ts'
import { Time } from '../../../ui/time/Time.tsx'
import classes from '../Kubernetes.module.css'

/** The age of objects that the cluster did not send again. */
export function StaleAge({
  cluster: { stale },
}: {
  readonly cluster: Pick<ClusterObjects, 'stale'>
}) {
  const { t } = useTranslation('kubernetes')
  if (!stale || stale.at === null) return null
  return (
    <span className={classes['minor']}>
      <Time at={stale.at} sentence={(words) => t('clusters.stale', { words })} />
    </span>
  )
}
