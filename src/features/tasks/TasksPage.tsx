import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { parseTasksPlace, type TasksPlace } from '../../model/tasks/tasksPlace.ts'
import { FailureMessage } from '../../ui/FailureMessage.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PageHead } from '../scaffolder/PageHead.tsx'
import { NoTasks } from './NoTasks.tsx'
import { TaskFailure } from './TaskFailure.tsx'
import { TaskFilters } from './TaskFilters.tsx'
import { TaskPages } from './TaskPages.tsx'
import { TaskQuestion } from './TaskQuestion.tsx'
import classes from './TasksPage.module.css'
import { TaskTable } from './TaskTable.tsx'
import { useTaskChanges } from './useTaskChanges.ts'
import { useTasks, type Tasks } from './useTasks.ts'

/** `/create/tasks`: the tasks that users have started, newest first. */
export function TasksPage() {
  const { t } = useTranslation('tasks')
  const { search } = useLocation()
  const place = useMemo(() => parseTasksPlace(search), [search])
  const tasks = useTasks(place)
  return (
    <>
      <PageHead title={t('title')} />
      <TaskFilters place={place} />
      <FoundTasks place={place} tasks={tasks} />
    </>
  )
}

interface FoundTasksProps {
  readonly place: TasksPlace
  readonly tasks: Tasks
}

/** The tasks in all states: loading, empty, failed and shown. */
function FoundTasks({ place, tasks }: FoundTasksProps) {
  const { t } = useTranslation('tasks')
  const changes = useTaskChanges()
  if (tasks.status === 'failed') return <FailureMessage {...failureOf(tasks)} />
  if (tasks.status === 'loading') return <LoadingRows />
  return (
    <>
      <TaskFailure changes={changes} />
      <TaskQuestion tasks={tasks.tasks} changes={changes} />
      <div className={classes['list']} aria-busy={tasks.isUpdating}>
        <Progress active={tasks.isUpdating} label={t('updating')} />
        {tasks.tasks.length === 0 ? (
          <NoTasks place={place} />
        ) : (
          <TaskTable tasks={tasks.tasks} changes={changes} />
        )}
      </div>
      <TaskPages place={place} total={tasks.total} count={tasks.tasks.length} />
    </>
  )
}

/** Without a user there is nothing to try again. */
const failureOf = ({ failure, retry }: Extract<Tasks, { readonly status: 'failed' }>) =>
  failure.request ? { failure, onRetry: retry } : { failure }

function LoadingRows() {
  const { t } = useTranslation('tasks')
  return (
    <div className={classes['list']} aria-busy="true">
      <Progress active label={t('loading')} />
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className={classes['loadingRow']}>
          <Skeleton width={30 + ((row * 17) % 30)} />
        </div>
      ))}
    </div>
  )
}
