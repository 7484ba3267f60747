import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { idOf, namespaceOf, type KubePod } from '../../../model/kubernetes/kubernetesObjects.ts'
import { placeOfObject, type KubernetesPlace } from '../../../model/kubernetes/kubernetesPlace.ts'
import {
  cpuUsageInList,
  mebibytes,
  millicores,
  mostOf,
  percentOf,
} from '../../../model/kubernetes/pods/usage.ts'
import { Time } from '../../../ui/time/Time.tsx'
import classes from '../Kubernetes.module.css'
import { ObjectLink } from '../ObjectLink.tsx'
import { Pages, usePages } from '../Pages.tsx'
import { UsageBar } from '../UsageBar.tsx'
import { usePodStatus } from '../usePodStatus.ts'
import { useCluster } from './clusterContext.ts'
import { PodBadge } from './PodBadge.tsx'

interface PodTableProps {
  readonly pods: readonly KubePod[]
  readonly place: KubernetesPlace
}

/** Pods, each with its state and what it uses. */
export function PodTable({ pods, place }: PodTableProps) {
  const { t } = useTranslation('kubernetes')
  const { stale } = useCluster()
  const pages = usePages(pods)
  return (
    <div
      className={classes['pods']}
      data-stale={stale.includes('pods') || undefined}
      style={{ '--rows': pages.items.length } as CSSProperties}
    >
      <table className={classes['table']} aria-label={t('pods.title')}>
        <thead>
          <tr>
            <th>{t('pods.name')}</th>
            <th>{t('pods.status')}</th>
            <th className={classes['middle']}>{t('pods.ready')}</th>
            <th className={classes['middle']}>{t('pods.restarts')}</th>
            <th className={classes['wide']}>{t('pods.cpu')}</th>
            <th className={classes['wide']}>{t('pods.memory')}</th>
            <th className={classes['middle']}>{t('pods.age')}</th>
          </tr>
        </thead>
        <tbody>
          {pages.items.map((pod) => (
            <PodRow key={idOf(pod)} pod={pod} place={place} />
          ))}
        </tbody>
      </table>
      <Pages pages={pages} label={t('pods.title')} />
    </div>
  )
}

interface PodRowProps {
  readonly pod: KubePod
  readonly place: KubernetesPlace
}

function PodRow({ pod, place }: PodRowProps) {
  const { cluster } = useCluster()
  const status = usePodStatus(pod)
  const { creationTimestamp } = pod.metadata
  return (
    <tr>
      <th scope="row">
        <ObjectLink place={place} object={placeOfObject(cluster.name, pod)} />
      </th>
      <td>
        <PodBadge status={status} />
      </td>
      <td className={classes['middle']}>
        {status.ready}/{status.total}
      </td>
      <td className={classes['middle']}>
        {status.restarts}
        {status.restarts > 0 && status.lastRestart !== null && (
          <span className={classes['minor']}>
            {' '}
            <Time at={status.lastRestart} sentence={(words) => `(${words})`} />
          </span>
        )}
      </td>
      <PodUsage pod={pod} />
      <td className={classes['middle']}>
        {creationTimestamp !== undefined && <Time at={creationTimestamp} />}
      </td>
    </tr>
  )
}

/** Current use, and its share of what the pod may use. */
function PodUsage({ pod }: { readonly pod: KubePod }) {
  const { t } = useTranslation('kubernetes')
  const { metrics } = useCluster()
  const usage = metrics.get(`${namespaceOf(pod)}/${pod.metadata.name}`)
  const cpu = usage?.cpu.currentUsage
  const memory = usage?.memory.currentUsage
  // A cluster without metrics has them for no pod.
  const unknown = metrics.size > 0 && <span className={classes['minor']}>{t('usage.unknown')}</span>
  return (
    <>
      <td className={classes['wide']}>
        {usage && typeof cpu === 'number' ? (
          <UsageBar
            label={t('pods.cpu')}
            text={t('usage.millicores', { count: millicores(cpuUsageInList(cpu)) })}
            percent={percentOf(cpuUsageInList(cpu), mostOf(usage.cpu))}
          />
        ) : (
          unknown
        )}
      </td>
      <td className={classes['wide']}>
        {usage && typeof memory === 'number' ? (
          <UsageBar
            label={t('pods.memory')}
            text={t('usage.mebibytes', { count: mebibytes(memory) })}
            percent={percentOf(memory, mostOf(usage.memory))}
          />
        ) : (
          unknown
        )}
      </td>
    </>
  )
}
