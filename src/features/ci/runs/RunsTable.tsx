import { useTranslation } from 'react-i18next'
import type { CiPlace } from '../../../model/ci/ciHost.ts'
import type { CiRun } from '../../../model/ci/ciRun.ts'
import { ciStatusOf } from '../../../model/ci/ciStatus.ts'
import { searchOfRuns, type RunsPlace } from '../../../model/ci/runsPlace.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { DataTable, type Column } from '../../../ui/table/DataTable.tsx'
import { ListFrame } from '../../../ui/table/ListFrame.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import classes from '../Ci.module.css'
import { CiBadge } from '../CiBadge.tsx'
import { RerunIcon } from './RerunIcon.tsx'
import { CommitText, RunDuration, RunLink } from './runParts.tsx'
import { useTabPath } from './useTabPath.ts'

interface RunsTableProps {
  readonly place: CiPlace
  readonly at: RunsPlace
  readonly runs: readonly CiRun[]
}

/** A row for each run, latest first. Narrow pages show less of it. */
export function RunsTable({ place, at, runs }: RunsTableProps) {
  const { t } = useTranslation('ci')
  const tab = useTabPath()
  const narrowed = (to: Partial<RunsPlace>) => tab + searchOfRuns({ ...at, page: 1, ...to })
  const columns: readonly Column<CiRun>[] = [
    {
      key: 'status',
      title: t('columns.status'),
      cell: (run) => <CiBadge status={ciStatusOf(run)} />,
    },
    {
      key: 'workflow',
      title: t('columns.workflow'),
      isName: true,
      cell: (run) => <RunLink run={run} />,
    },
    {
      key: 'branch',
      title: t('columns.branch'),
      from: 'middle',
      cell: ({ branch }) => branch !== undefined && <Link to={narrowed({ branch })}>{branch}</Link>,
    },
    {
      key: 'commit',
      title: t('columns.commit'),
      from: 'middle',
      className: classes['commit'],
      cell: (run) => <CommitText run={run} />,
    },
    {
      key: 'event',
      title: t('columns.event'),
      from: 'wide',
      className: classes['short'],
      cell: ({ event }) => event,
    },
    {
      key: 'started',
      title: t('columns.started'),
      from: 'middle',
      className: classes['short'],
      cell: ({ startedAt }) => startedAt !== undefined && <Time at={startedAt} />,
    },
    {
      key: 'duration',
      title: t('columns.duration'),
      from: 'wide',
      className: classes['short'],
      cell: (run) => <RunDuration run={run} />,
    },
    {
      key: 'actor',
      title: t('columns.actor'),
      from: 'wide',
      className: classes['actor'],
      cell: ({ actor }) =>
        actor && (
          <Row as="span" isInline gap="xxs" isOneLine className={classes['person']}>
            <Picture name={actor.name} url={actor.avatarUrl} isSmall />
            <Link to={narrowed({ actor: actor.name })}>{actor.name}</Link>
          </Row>
        ),
    },
    {
      key: 'rerun',
      title: t('actions.rerun'),
      isTitleHidden: true,
      cell: (run) => <RerunIcon place={place} run={run} />,
    },
  ]
  return (
    <ListFrame>
      <DataTable
        look="list"
        caption={t('title')}
        columns={columns}
        rows={runs}
        rowKey={({ id }) => id}
      />
    </ListFrame>
  )
}
