import { useTranslation } from 'react-i18next'
import { taskRoute } from '../../model/routes/portalRoutes.ts'
import { isActive, type Task } from '../../model/scaffolder/tasks.ts'
import { lengthOf, longestOf } from '../../model/tasks/taskLengths.ts'
import { StatusBadge } from '../../ui/badges/StatusBadge.tsx'
import { Link } from '../../ui/Link.tsx'
import { useRoute } from '../../ui/page/portalContext.ts'
import { DataTable, type Column } from '../../ui/table/DataTable.tsx'
import { Duration } from '../../ui/time/Duration.tsx'
import { SpanBar } from '../../ui/time/SpanBar.tsx'
import { Time } from '../../ui/time/Time.tsx'
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
  const longest = longestOf(tasks)
  const columns: readonly Column<Task>[] = [
    {
      key: 'template',
      title: t('template'),
      isName: true,
      cell: (task) => <TaskName task={task} />,
    },
    {
      key: 'status',
      title: t('status'),
      className: classes['short'],
      cell: ({ status }) => <StatusBadge status={taskLooks[status]} />,
    },
    {
      key: 'created',
      title: t('created'),
      className: classes['time'],
      cell: ({ createdAt }) => <Time at={createdAt} />,
    },
    {
      key: 'createdBy',
      title: t('createdBy'),
      from: 'middle',
      className: classes['by'],
      cell: ({ createdBy }) => <EntityRefLink text={createdBy} kind="user" />,
    },
    {
      key: 'duration',
      title: t('duration'),
      from: 'middle',
      className: classes['duration'],
      cell: (task) => (
        <>
          <TaskDuration task={task} />
          <DurationBar task={task} longest={longest} />
        </>
      ),
    },
    {
      key: 'menu',
      title: t('actions'),
      isTitleHidden: true,
      className: classes['menu'],
      cell: (task) => <Menu task={task} changes={changes} />,
    },
  ]
  return (
    <DataTable
      look="list"
      caption={t('caption')}
      columns={columns}
      rows={tasks}
      rowKey={({ id }) => id}
    />
  )
}

function TaskName({ task }: { readonly task: Task }) {
  const name = useTaskName(task)
  const to = useRoute(taskRoute, { taskId: task.id })
  if (to === undefined) return name
  return (
    <Link to={to} className={classes['name']} title={task.id}>
      {name}
    </Link>
  )
}

interface MenuProps {
  readonly task: Task
  readonly changes: TaskChanges
}

const Menu = ({ task, changes }: MenuProps) => (
  <TaskMenu task={task} name={useTaskName(task)} changes={changes} />
)

/** Counts while the task runs; the last sign of life is its end. */
export function TaskDuration({ task }: { readonly task: Task }) {
  const { createdAt, lastHeartbeatAt } = task
  if (isActive(task)) return <Duration from={createdAt} />
  return lastHeartbeatAt === undefined ? null : <Duration from={createdAt} to={lastHeartbeatAt} />
}

const bars = { completed: 'succeeded', failed: 'failed' } as const

interface DurationBarProps {
  readonly task: Task
  /** Milliseconds of the longest task of the list. */
  readonly longest: number
}

/** How long a task took beside the others of the list. One that runs has no length yet. */
function DurationBar({ task, longest }: DurationBarProps) {
  const to = lengthOf(task)
  if (to === undefined) return null
  const { status } = task
  const state = status === 'completed' || status === 'failed' ? bars[status] : 'other'
  return <SpanBar span={{ from: 0, to }} spans={[{ from: 0, to: longest }]} state={state} />
}
