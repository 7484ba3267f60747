import { useTranslation } from 'react-i18next'
import { parseEntityRef } from '../../../model/entities/entityRef.ts'
import { titleOf } from '../../../model/kubernetes/clusters/clusters.ts'
import { readPlace, searchOf } from '../../../model/kubernetes/kubernetesPlace.ts'
import {
  isOnlyWarning,
  isRoundOn,
  unlistedWorkloads,
  workloadRows,
  type OpenOverview,
  type WorkloadRow,
} from '../../../model/kubernetes/overview/clusterOverview.ts'
import { kubernetesTabRoute } from '../../../model/routes/portalRoutes.ts'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Text } from '../../../ui/layout/Text.tsx'
import { Link } from '../../../ui/Link.tsx'
import { useRoute } from '../../../ui/page/portalContext.ts'
import { Skeleton } from '../../../ui/progress/Skeleton.tsx'
import { DataTable, type Column } from '../../../ui/table/DataTable.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import classes from '../Kubernetes.module.css'
import { Pages, usePages } from '../Pages.tsx'
import own from './Overview.module.css'

interface TroubledWorkloadsProps {
  readonly state: OpenOverview
}

/** Workloads with errors of all entities, the worst first; each leads to its cause on the entity's tab. */
export function TroubledWorkloads({ state }: TroubledWorkloadsProps) {
  const { t } = useTranslation('kubernetes')
  const rows = workloadRows(state)
  const pages = usePages(rows)
  const more = unlistedWorkloads(state)
  const columns: readonly Column<WorkloadRow>[] = [
    {
      key: 'severity',
      title: t('errors.severity'),
      from: 'middle',
      className: classes['short'],
      cell: (row) => <Severity row={row} />,
    },
    {
      key: 'workload',
      title: t('page.workload'),
      isName: true,
      cell: (row) => <Workload row={row} />,
    },
    {
      key: 'message',
      title: t('errors.message'),
      className: classes['text'],
      cell: ({ workload }) => workload.message,
    },
    {
      key: 'entity',
      title: t('page.entity'),
      className: own['entity'],
      cell: ({ entity }) => <TabLink entityRef={entity.entityRef}>{entity.title}</TabLink>,
    },
    {
      key: 'cluster',
      title: t('errors.clusterName'),
      from: 'wide',
      cell: ({ cluster }) => titleOf(cluster),
    },
    {
      key: 'objects',
      title: t('page.objects'),
      from: 'wide',
      align: 'end',
      cell: ({ workload }) => t('page.count', { count: workload.objects }),
    },
  ]
  return (
    <Card title={t('page.workloads')}>
      {rows.length === 0 && <NoErrors state={state} />}
      {rows.length > 0 && (
        <>
          <DataTable
            look="inner"
            caption={t('page.workloads')}
            className={classes['errors']}
            columns={columns}
            rows={pages.items}
            rowKey={({ entity, cluster, workload: { kind, namespace, name } }) =>
              [entity.entityRef, cluster.name, kind, namespace, name].join(' ')
            }
          />
          <Pages pages={pages} label={t('errors.pages')} />
        </>
      )}
      {more > 0 && (
        <Text isQuiet isSmall>
          {t('page.unlisted', { count: more })}
        </Text>
      )}
    </Card>
  )
}

/** Nothing is said to be fine before it is known. */
function NoErrors({ state }: TroubledWorkloadsProps) {
  const { t } = useTranslation('kubernetes')
  const answers = Object.values(state.answers).filter(({ status }) => status === 'answered')
  const isWhole = answers.every(
    (answer) =>
      answer.status === 'answered' &&
      answer.clusters.every(({ troubles }) => troubles.length === 0),
  )
  if (answers.length === 0) return isRoundOn(state) && <Skeleton width={60} />
  return (
    <StatusBadge status={isWhole ? 'succeeded' : 'unknown'}>
      {t(isWhole ? 'page.sound' : 'page.unknown')}
    </StatusBadge>
  )
}

interface RowProps {
  readonly row: WorkloadRow
}

function Severity({ row: { workload } }: RowProps) {
  const { t } = useTranslation('kubernetes')
  const { at } = workload
  const isFailing = !isOnlyWarning(workload)
  return (
    <>
      <StatusBadge status={isFailing ? 'failed' : 'waiting'}>
        {t(isFailing ? 'page.error' : 'page.warning')}
      </StatusBadge>
      {at !== undefined && (
        <Text as="span" isQuiet isSmall className={classes['minor']}>
          {' '}
          <Time at={at} />
        </Text>
      )}
    </>
  )
}

function Workload({ row }: RowProps) {
  const { entity, cluster, workload } = row
  const object = { cluster: cluster.name, ...workload.worst }
  return (
    <>
      <TabLink entityRef={entity.entityRef} search={searchOf({ ...readPlace(''), object })}>
        {workload.name}
      </TabLink>
      <span className={classes['slim']}>
        <Severity row={row} />
      </span>
      <Text as="span" isQuiet isSmall className={classes['minor']}>
        {' '}
        {workload.kind} · {workload.namespace}
        <span className={classes['narrow']}>{titleOf(cluster)}</span>
      </Text>
    </>
  )
}

interface TabLinkProps {
  readonly entityRef: string
  readonly search?: string
  readonly children: string
}

/** Leads to the entity's Kubernetes tab. */
function TabLink({ entityRef, search = '', children }: TabLinkProps) {
  const { kind, namespace, name } = parseEntityRef(entityRef)
  const path = useRoute(kubernetesTabRoute, { kind, namespace, name })
  return path === undefined ? children : <Link to={path + search}>{children}</Link>
}
