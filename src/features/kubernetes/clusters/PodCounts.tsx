import { CircleCheck, CircleX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ClusterCounts } from '../../../model/kubernetes/clusters/clusterCounts.ts'
import { Badge } from '../../../ui/badges/Badge.tsx'
import classes from '../Kubernetes.module.css'

/** How many pods a cluster has, and how many of them with errors (K8S-15). Nothing is said to be fine if it is not known. */
export function PodCounts({ counts }: { readonly counts: ClusterCounts }) {
  const { t } = useTranslation('kubernetes')
  const { pods, podsWithErrors, isWhole } = counts
  return (
    <>
      <span className={classes['minor']}>{t('clusters.pods', { count: pods })}</span>
      {podsWithErrors > 0 && (
        <Badge tone="error" Icon={CircleX}>
          {t('clusters.podsWithErrors', { count: podsWithErrors })}
        </Badge>
      )}
      {podsWithErrors === 0 && isWhole && (
        <Badge tone="success" Icon={CircleCheck}>
          {t('clusters.noPodsWithErrors')}
        </Badge>
      )}
    </>
  )
}
