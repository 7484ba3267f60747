import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { idOf, type KubePod } from '../../../model/kubernetes/kubernetesObjects.ts'
import { placeOfObject, type KubernetesPlace } from '../../../model/kubernetes/kubernetesPlace.ts'
import { Text } from '../../../ui/layout/Text.tsx'
import { DataTable, type Column } from '../../../ui/table/DataTable.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import classes from '../Kubernetes.module.css'
import { ObjectLink } from '../ObjectLink.tsx'
import { Pages, usePages } from '../Pages.tsx'
import { usePodStatus } from '../usePodStatus.ts'
import { useCluster } from './clusterContext.ts'
import { PodBadge } from './PodBadge.tsx'
import { PodUsage } from './PodUsage.tsx'

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
      style={{ '--rows': pages.items.length } as CSSProperties}
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
