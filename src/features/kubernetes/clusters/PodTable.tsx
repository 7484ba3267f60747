import { useTranslation } from 'react-i18next'
import { idOf, type KubePod, namespaceOf } from '../../../model/kubernetes/kubernetesObjects.ts'
import { type KubernetesPlace, placeOfObject } from '../../../model/kubernetes/kubernetesPlace.ts'
import {
  cpuUsageInList,
  mebibytes,
  millicores,
  mostOf,
  percentOf,
} from '../../../model/kubernetes/pods/usage.ts'
import { Text } from '../../../ui/layout/Text.tsx'
import { type Column, DataTable } from '../../../ui/table/DataTable.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import classes from '../Kubernetes.module.css'
import { ObjectLink } from '../ObjectLink.tsx'
import { Pages, usePages } from '../Pages.tsx'
import { UsageBar } from '../UsageBar.tsx'
import { usePodStatus } from '../usePodStatus.ts'
import { useCluster } from './clusterContext.ts'
import { PodBadge } from './PodBadge.tsx'

interface PodUsageProps {
  readonly pod: KubePod
  readonly of: 'cpu' | 'memory'
}

/** Current use, and its share of what the pod may use. */
function PodUsage({ pod, of }: PodUsageProps) {
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

interface PodTableProps {
  readonly pods: readonly KubePod[]
  readonly place: KubernetesPlace
}

/** Pods, each with its state and what it uses. */
export function PodTable({ pods, place }: PodTableProps) {
  const { t } = useTranslation('kubernetes')
  const { stale, cluster } = useCluster()
  const pages = usePages(pods)
  const columns: readonly Column<KubePod>[] = [
    {
      key: 'name',
      title: t('pods.name'),
      isName: true,
      cell: (pod) => <ObjectLink place={place} object={placeOfObject(cluster.name, pod)} />,
    },
    { key: 'status', title: t('pods.status'), cell: (pod) => <Status pod={pod} /> },
    {
      key: 'ready',
      title: t('pods.ready'),
      from: 'middle',
      className: classes['short'],
      cell: (pod) => <Ready pod={pod} />,
    },
    {
      key: 'restarts',
      title: t('pods.restarts'),
      from: 'middle',
      className: classes['short'],
      cell: (pod) => <Restarts pod={pod} />,
    },
    {
      key: 'cpu',
      title: t('pods.cpu'),
      from: 'wide',
      cell: (pod) => <PodUsage pod={pod} of="cpu" />,
    },
    {
      key: 'memory',
      title: t('pods.memory'),
      from: 'wide',
      cell: (pod) => <PodUsage pod={pod} of="memory" />,
    },
    {
      key: 'age',
      title: t('pods.age'),
      from: 'middle',
      className: classes['short'],
      cell: ({ metadata: { creationTimestamp: at } }) => at !== undefined && <Time at={at} />,
    },
  ]
  return (
    <div
      className={classes['pods']}
      data-stale={stale.includes('pods') || undefined}
      style={{ '--rows': pages.items.length }}
    >
      <DataTable
        look="inner"
        caption={t('pods.title')}
        columns={columns}
        rows={pages.items}
        rowKey={idOf}
      />
      <Pages pages={pages} label={t('pods.title')} />
    </div>
  )
}

interface CellProps {
  readonly pod: KubePod
}

const Status = ({ pod }: CellProps) => <PodBadge status={usePodStatus(pod)} />

function Ready({ pod }: CellProps) {
  const { ready, total } = usePodStatus(pod)
  return (
    <>
      {ready}/{total}
    </>
  )
}

function Restarts({ pod }: CellProps) {
  const { restarts, lastRestart } = usePodStatus(pod)
  return (
    <>
      {restarts}
      {restarts > 0 && lastRestart !== null && (
        <Text as="span" isQuiet isSmall className={classes['minor']}>
          {' '}
          <Time at={lastRestart} sentence={(words) => `(${words})`} />
        </Text>
      )}
    </>
  )
}
