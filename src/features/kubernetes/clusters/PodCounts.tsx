import { useTranslation } from 'react-i18next'
import type { ClusterCounts } from '../../../model/kubernetes/clusters/clusterCounts.ts'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import classes from '../Kubernetes.module.css'

/** How many pods a cluster has, and how many of them with errors (K8S-15). Nothing is said to be fine if it is not known. */
export function PodCounts({ counts }: { readonly counts: ClusterCounts }) {
  const { t } = useTranslation('kubernetes')
  const { pods, podsWithErrors, isWhole } = counts
  return (
    <>
      <Text as="span" isQuiet isSmall className={classes['minor']}>
        {t('clusters.pods', { count: pods })}
      </Text>
      {podsWithErrors > 0 && (
        <StatusBadge status="failed">
          {t('clusters.podsWithErrors', { count: podsWithErrors })}
        </StatusBadge>
      )}
      {podsWithErrors === 0 && isWhole && (
        <StatusBadge status="succeeded">{t('clusters.noPodsWithErrors')}</StatusBadge>
      )}
    </>
  )
}
