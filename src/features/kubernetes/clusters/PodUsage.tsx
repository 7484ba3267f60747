import { useTranslation } from 'react-i18next'
import { namespaceOf, type KubePod } from '../../../model/kubernetes/kubernetesObjects.ts'
import {
  cpuUsageInList,
  mebibytes,
  millicores,
  mostOf,
  percentOf,
} from '../../../model/kubernetes/pods/usage.ts'
import { Text } from '../../../ui/layout/Text.tsx'
import classes from '../Kubernetes.module.css'
import { UsageBar } from '../UsageBar.tsx'
import { useCluster } from './clusterContext.ts'

interface PodUsageProps {
  readonly pod: KubePod
  readonly of: 'cpu' | 'memory'
}

/** Current use, and its share of what the pod may use. */
export function PodUsage({ pod, of }: PodUsageProps) {
  const { t } = useTranslation('kubernetes')
  const { metrics } = useCluster()
  const usage = metrics.get(`${namespaceOf(pod)}/${pod.metadata.name}`)?.[of]
  if (typeof usage?.currentUsage !== 'number')
    // A cluster without metrics has them for no pod.
    return (
      metrics.size > 0 && (
        <Text as="span" isQuiet isSmall className={classes['minor']}>
          {t('usage.unknown')}
        </Text>
      )
    )
  const used = of === 'cpu' ? cpuUsageInList(usage.currentUsage) : usage.currentUsage
  const text =
    of === 'cpu'
      ? t('usage.millicores', { count: millicores(used) })
      : t('usage.mebibytes', { count: mebibytes(used) })
  return <UsageBar label={t(`pods.${of}`)} text={text} percent={percentOf(used, mostOf(usage))} />
}
