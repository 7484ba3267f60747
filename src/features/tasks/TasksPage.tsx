import { skipToken } from '@reduxjs/toolkit/query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { type Failure, toFailure } from '../../model/failure.ts'
import { createPath, tasksPath } from '../../model/paths.ts'
import { isActive, type Task } from '../../model/scaffolder/tasks.ts'
import {
  everyTask,
  isOfTemplate,
  noIdentity,
  parseTasksPlace,
  sizeOf,
  tasksAddress,
  type TasksPlace,
  tasksQueryOf,
} from '../../model/tasks/tasksPlace.ts'
import { usePolling } from '../../ui/behaviour/usePolling.ts'
import { ButtonLink } from '../../ui/button/ButtonLink.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Link } from '../../ui/Link.tsx'
import { EmptyList } from '../../ui/list/EmptyList.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { ListFrame, LoadingList } from '../../ui/table/ListFrame.tsx'
import { PageHead } from '../scaffolder/PageHead.tsx'
import { useTasksQuery } from '../scaffolder/scaffolderApi.ts'
import { selectIdentity } from '../session/sessionSlice.ts'
import { TaskFailure } from './TaskFailure.tsx'
import { TaskFilters } from './TaskFilters.tsx'
import { TaskQuestion } from './TaskQuestion.tsx'
import classes from './TasksPage.module.css'
import { TaskTable } from './TaskTable.tsx'
import { useTaskChanges } from './useTaskChanges.ts'

type Tasks =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | {
      readonly status: 'found'
      readonly tasks: readonly Task[]
      /** Over all pages; missing in old backends. */
      readonly total?: number
      /** The tasks are those of the previous place, while the next ones load. */
      readonly isUpdating: boolean
    }

/** The tasks of a place; requested again while one of them runs. */
function useTasks(place: TasksPlace): Tasks {
  const userRef = useSelector(selectIdentity)?.userEntityRef
  const [hasRunning, setHasRunning] = useState(false)
  const isUnknown = place.isMine && userRef === undefined
  const { data, currentData, error, isFetching, refetch } = useTasksQuery(
    isUnknown ? skipToken : tasksQueryOf(place, userRef ?? ''),
    { pollingInterval: usePolling(hasRunning), refetchOnMountOrArgChange: true },
  )
  const isRunning = currentData?.tasks.some(isActive) ?? false
  if (isRunning !== hasRunning) setHasRunning(isRunning)
  if (isUnknown) return { status: 'failed', failure: noIdentity, retry: () => undefined }
  if (currentData === undefined && error !== undefined && !isFetching) {
    return { status: 'failed', failure: toFailure(error), retry: () => void refetch() }
  }
  const page = currentData ?? data
  if (page === undefined) return { status: 'loading' }
  const { template } = place
  const tasks = page.tasks.filter((task) => template === undefined || isOfTemplate(task, template))
  return {
    status: 'found',
    tasks,
    isUpdating: currentData === undefined,
    ...(page.total !== undefined && { total: page.total }),
  }
}

interface TaskPagesProps {
  readonly place: TasksPlace
  /** Over all pages; missing in old backends. */
  readonly total: number | undefined
  readonly count: number
}

/** The range of tasks on this page, with links to the previous and the next page. */
function TaskPages({ place, total, count }: TaskPagesProps) {
  const { t } = useTranslation('tasks')
  const { page, template } = place
  const size = sizeOf(place)
  const hasNext = total === undefined ? count === size : page * size < total
  if (page === 1 && !hasNext && template === undefined) return null
  const range = { from: (page - 1) * size + 1, to: Math.min(page * size, total ?? page * size) }
  return (
    <Row as="nav" gap="xs" isQuiet className={classes['pages']} aria-label={t('pages')}>
      <p role="status">
        {template !== undefined && total !== undefined && total > 0 && `${t('picked', { count })} `}
        {total !== undefined && total > 0 && t('range', { ...range, total })}
      </p>
      {page > 1 && (
        <ButtonLink isPlain to={tasksAddress({ ...place, page: page - 1 })}>
          <ChevronLeft size={16} aria-hidden="true" />
          {t('newer')}
        </ButtonLink>
      )}
      {hasNext && (
        <ButtonLink isPlain to={tasksAddress({ ...place, page: page + 1 })}>
          {t('older')}
          <ChevronRight size={16} aria-hidden="true" />
        </ButtonLink>
      )}
    </Row>
  )
}

/** An empty list, with the next step. */
function NoTasks({ place }: { readonly place: TasksPlace }) {
  const { t } = useTranslation('tasks')
  const isNarrowed = tasksAddress({ ...place, isMine: true }) !== tasksPath
  return (
    <EmptyList
      title={t(isNarrowed ? 'none' : 'empty')}
      hint={t(isNarrowed ? 'noneHint' : 'emptyHint')}
    >
      {isNarrowed ? (
        <Link to={tasksAddress({ ...everyTask, isMine: place.isMine })}>
          {t('clearFilters', { ns: 'shell' })}
        </Link>
      ) : (
        <Link to={createPath}>{t('openTemplates')}</Link>
      )}
    </EmptyList>
  )
}

/** `/create/tasks`: the tasks that users have started, newest first. */
export function TasksPage() {
  const { t } = useTranslation('tasks')
  const { search } = useLocation()
  const place = useMemo(() => parseTasksPlace(search), [search])
  const tasks = useTasks(place)
  return (
    <>
      <PageHead title={t('title')} />
      <TaskFilters
        place={place}
        total={totalOf(place, tasks)}
        isEmpty={tasks.status === 'found' && tasks.tasks.length === 0}
      />
      <FoundTasks place={place} tasks={tasks} />
    </>
  )
}

/** The backend cannot count those of a template, and old ones count none. */
const totalOf = ({ template }: TasksPlace, tasks: Tasks): number | undefined =>
  tasks.status === 'found' && template === undefined ? tasks.total : undefined

interface FoundTasksProps {
  readonly place: TasksPlace
  readonly tasks: Tasks
}

/** The tasks in all states: loading, empty, failed and shown. */
function FoundTasks({ place, tasks }: FoundTasksProps) {
  const { t } = useTranslation('tasks')
  const changes = useTaskChanges()
  if (tasks.status === 'failed') return <FailureMessage {...failureOf(tasks, t('listFailed'))} />
  if (tasks.status === 'loading') return <LoadingList label={t('loading')} count={8} />
  return (
    <>
      <TaskFailure changes={changes} />
      <TaskQuestion tasks={tasks.tasks} changes={changes} />
      <ListFrame isUpdating={tasks.isUpdating} label={t('updating')}>
        {tasks.tasks.length === 0 ? (
          <NoTasks place={place} />
        ) : (
          <TaskTable tasks={tasks.tasks} changes={changes} />
        )}
      </ListFrame>
      <TaskPages place={place} total={tasks.total} count={tasks.tasks.length} />
    </>
  )
}

/** Without a user there is nothing to try again. */
type Failed = Extract<Tasks, { readonly status: 'failed' }>

const failureOf = ({ failure, retry }: Failed, title: string) =>
  failure.request ? { failure, title, onRetry: retry } : { failure }
