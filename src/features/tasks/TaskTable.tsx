import { useTranslation } from 'react-i18next'
import { taskRoute } from '../../model/routes/portalRoutes.ts'
import { isActive, type Task } from '../../model/scaffolder/tasks.ts'
import { StatusBadge } from '../../ui/badges/StatusBadge.tsx'
import { Link } from '../../ui/Link.tsx'
import { useRoute } from '../../ui/page/portalContext.ts'
import table from '../../ui/Table.module.css'
import { Duration } from '../../ui/time/Duration.tsx'
import { Time } from '../../ui/time/Time.tsx'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { EntityRefLink } from '../entities/EntityRefLink.tsx'
import { taskLooks } from './taskLooks.ts'
import { TaskMenu } from './TaskMenu.tsx'
import classes from './TaskTable.module.css'
import type { TaskChanges } from './useTaskChanges.ts'
import { useTaskName } from './useTaskName.ts'

export interface TaskTableProps {
  readonly tasks: readonly Task[]
  readonly changes: TaskChanges
}

/** One row for each task. Narrow pages show less of it. */
export function TaskTable({ tasks, changes }: TaskTableProps) {
  const { t } = useTranslation('tasks')
  return (
    <table className={`${table['table'] ?? ''} ${classes['table'] ?? ''}`}>
      <caption>
        <VisuallyHidden>{t('caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th>{t('template')}</th>
          <th className={classes['status']}>{t('status')}</th>
          <th className={classes['time']}>{t('created')}</th>
          <th className={classes['wide']}>{t('createdBy')}</th>
          <th className={classes['wide']}>{t('duration')}</th>
          <th className={classes['menu']}>
            <VisuallyHidden>{t('actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {tasks.map((task) => (
          <TaskRow key={task.id} task={task} changes={changes} />
        ))}
      </tbody>
    </table>
  )
}

interface TaskRowProps {
  readonly task: Task
  readonly changes: TaskChanges
}

function TaskRow({ task, changes }: TaskRowProps) {
  const { id, status, createdAt, createdBy } = task
  const name = useTaskName(task)
  const to = useRoute(taskRoute, { taskId: id })
  return (
    <tr>
      <th scope="row">
        {to === undefined ? (
          name
        ) : (
          <Link to={to} className={classes['name']} title={id}>
            {name}
          </Link>
        )}
      </th>
      <td className={classes['status']}>
        <StatusBadge status={taskLooks[status]} />
      </td>
      <td className={classes['time']}>
        <Time at={createdAt} />
      </td>
      <td className={classes['wide']}>
        <EntityRefLink text={createdBy} kind="user" />
      </td>
      <td className={classes['wide']}>
        <TaskDuration task={task} />
      </td>
      <td className={classes['menu']}>
        <TaskMenu task={task} name={name} changes={changes} />
      </td>
    </tr>
  )
}

/** Counts while the task runs; the last sign of life is its end. */
export function TaskDuration({ task }: { readonly task: Task }) {
  const { createdAt, lastHeartbeatAt } = task
  if (isActive(task)) return <Duration from={createdAt} />
  return lastHeartbeatAt === undefined ? null : <Duration from={createdAt} to={lastHeartbeatAt} />
}
