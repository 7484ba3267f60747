import { useTranslation } from 'react-i18next'
import type { CiPlace } from '../../../model/ci/ciHost.ts'
import type { CiRun } from '../../../model/ci/ciRun.ts'
import { searchOfRuns, type RunsPlace } from '../../../model/ci/runsPlace.ts'
import { Link } from '../../../ui/Link.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import table from '../../../ui/Table.module.css'
import { Time } from '../../../ui/time/Time.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
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
  return (
    <div className={classes['list']}>
      <table className={`${table['table'] ?? ''} ${classes['table'] ?? ''}`}>
        <caption>
          <VisuallyHidden>{t('title')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th>{t('columns.status')}</th>
            <th>{t('columns.workflow')}</th>
            <th className={classes['middle']}>{t('columns.branch')}</th>
            <th className={classes['middle']}>{t('columns.commit')}</th>
            <th className={classes['wide']}>{t('columns.event')}</th>
            <th className={classes['middle']}>{t('columns.started')}</th>
            <th className={classes['wide']}>{t('columns.duration')}</th>
            <th className={classes['wide']}>{t('columns.actor')}</th>
            <th>
              <VisuallyHidden>{t('actions.rerun')}</VisuallyHidden>
            </th>
          </tr>
        </thead>
        <tbody>
          {runs.map((run) => (
            <RunRow key={run.id} place={place} at={at} run={run} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface RunRowProps {
  readonly place: CiPlace
  readonly at: RunsPlace
  readonly run: CiRun
}

function RunRow({ place, at, run }: RunRowProps) {
  const { branch, event, startedAt, actor } = run
  const tab = useTabPath()
  const narrowed = (to: Partial<RunsPlace>) => tab + searchOfRuns({ ...at, page: 1, ...to })
  return (
    <tr>
      <td>
        <CiBadge of={run} />
      </td>
      <th scope="row">
        <RunLink run={run} />
      </th>
      <td className={classes['middle']}>
        {branch !== undefined && <Link to={narrowed({ branch })}>{branch}</Link>}
      </td>
      <td className={classes['middle']}>
        <CommitText run={run} />
      </td>
      <td className={`${classes['wide'] ?? ''} ${classes['event'] ?? ''}`}>{event}</td>
      <td className={`${classes['middle'] ?? ''} ${classes['time'] ?? ''}`}>
        {startedAt !== undefined && <Time at={startedAt} />}
      </td>
      <td className={`${classes['wide'] ?? ''} ${classes['time'] ?? ''}`}>
        <RunDuration run={run} />
      </td>
      <td className={classes['wide']}>
        {actor && (
          <span className={classes['person']}>
            <Picture name={actor.name} url={actor.avatarUrl} isSmall />
            <Link to={narrowed({ actor: actor.name })}>{actor.name}</Link>
          </span>
        )}
      </td>
      <td>
        <RerunIcon place={place} run={run} />
      </td>
    </tr>
  )
}
