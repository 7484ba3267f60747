import { useTranslation } from 'react-i18next'
import type { KubeObject, KubePod } from '../../../model/kubernetes/kubernetesObjects.ts'
import { cpuUsageInList, mebibytes, millicores } from '../../../model/kubernetes/pods/usage.ts'
import { workloadFigures } from '../../../model/kubernetes/pods/workloadFigures.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import { useCluster } from './clusterContext.ts'

interface FiguresOfPodsProps {
  readonly object: KubeObject
  readonly pods: readonly KubePod[]
}

/** Restarts and use of all pods of a workload, in the units of their table, and its age. */
export function FiguresOfPods({ object, pods }: FiguresOfPodsProps) {
  const { t } = useTranslation('kubernetes')
  const { metrics } = useCluster()
  const { restarts, cpu, memory } = workloadFigures(pods, metrics)
  const { creationTimestamp: at } = object.metadata
  const used = (of: 'cpu' | 'memory', text: string) => (
    <span>
      {t(`pods.${of}`)} {text}
    </span>
  )
  return (
    <Row as="span" gap="xxs" across="sm" isQuiet isSmall>
      {restarts > 0 && (
        <span>
          {t('pods.restarts')} {restarts}
        </span>
      )}
      {cpu !== null &&
        used('cpu', t('usage.millicores', { count: millicores(cpuUsageInList(cpu)) }))}
      {memory !== null && used('memory', t('usage.mebibytes', { count: mebibytes(memory) }))}
      {at !== undefined && <Time at={at} />}
    </Row>
  )
}
