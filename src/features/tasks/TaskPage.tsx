import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { type Failure, toFailure } from '../../model/failure.ts'
import { tasksPath } from '../../model/paths.ts'
import { isActive, type Task } from '../../model/scaffolder/tasks.ts'
import { StatusBadge } from '../../ui/badges/StatusBadge.tsx'
import { chunkHook } from '../../ui/behaviour/chunkHook.ts'
import { useMatchMedia } from '../../ui/behaviour/useMatchMedia.ts'
import { usePolling } from '../../ui/behaviour/usePolling.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Link } from '../../ui/Link.tsx'
import { Banner } from '../../ui/message/Banner.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { Message } from '../../ui/message/Message.tsx'
import { useFaviconDot } from '../../ui/page/useFaviconDot.ts'
import { Progress } from '../../ui/progress/Progress.tsx'
import { CardSkeleton } from '../../ui/progress/Skeleton.tsx'
import { PageHead } from '../scaffolder/PageHead.tsx'
import { useTaskQuery } from '../scaffolder/scaffolderApi.ts'
import { TaskButtons } from './TaskButtons.tsx'
import { TaskFacts } from './TaskFacts.tsx'
import { TaskCause, TaskFailure } from './TaskFailure.tsx'
import { TaskLog } from './TaskLog.tsx'
import { tabLooks, taskLooks } from './taskLooks.ts'
import { TaskOutput } from './TaskOutput.tsx'
import classes from './TaskPanes.module.css'
import { TaskParameters } from './TaskParameters.tsx'
import { TaskQuestion } from './TaskQuestion.tsx'
import type { TaskSplitterProps } from './TaskSplitter.tsx'
import { TaskSteps } from './TaskSteps.tsx'
import { useLogStep } from './useLogStep.ts'
import { useTaskChanges } from './useTaskChanges.ts'
import { useTaskName } from './useTaskName.ts'

interface NoTaskProps {
  readonly failure: Failure
  readonly onRetry: () => void
}

/** Why there is no task to show: unknown, not allowed, or not loaded. */
function NoTask({ failure, onRetry }: NoTaskProps) {
  const { t } = useTranslation('tasks')
  const { kind } = failure
  if (kind !== 'notFound' && kind !== 'forbidden')
    return <FailureMessage failure={failure} title={t('oneFailed')} onRetry={onRetry} />
  const isUnknown = kind === 'notFound'
  return (
    <Message
      severity="warning"
      title={t(isUnknown ? 'unknown' : 'forbidden')}
      hint={t(isUnknown ? 'unknownHint' : 'forbiddenHint')}
      actions={<Link to={tasksPath}>{t('backToList')}</Link>}
    >
      <p>{failure.message}</p>
    </Message>
  )
}

/** The page uses it before it has the task, so that both are fetched at once. */
const useTaskSplitter = chunkHook(
  async () =>
    (await import(/* webpackChunkName: "tasks-splitter" */ './TaskSplitter.tsx')).TaskSplitter,
)

/** The steps beside the log, or above it on a narrow page and where the divider cannot be fetched. */
function TaskPanes({ steps, log }: TaskSplitterProps) {
  const isWide = useMatchMedia('(width > 760px)')
  const splitter = useTaskSplitter()
  if (isWide && splitter.status === 'loaded') {
    const { chunk: Splitter } = splitter
    return <Splitter steps={steps} log={log} />
  }
  // Both are drawn once: drawn again, they would lose their focus.
  const isWaiting = isWide && splitter.status === 'loading'
  return (
    <div className={classes['plain']} aria-busy={isWaiting || undefined}>
      {isWaiting ? <CardSkeleton height={320} /> : steps}
      {isWaiting ? <CardSkeleton height={320} /> : log}
    </div>
  )
}

/** `/create/tasks/:taskId`: one task, requested again while it runs. */
export function TaskPage() {
  const { t } = useTranslation('tasks')
  const { taskId = '' } = useParams()
  const [isRunning, setIsRunning] = useState(false)
  useTaskSplitter()
  const { currentData, error, isFetching, refetch } = useTaskQuery(taskId, {
    pollingInterval: usePolling(isRunning),
    refetchOnMountOrArgChange: true,
  })
  const runs = currentData !== undefined && isActive(currentData)
  if (runs !== isRunning) setIsRunning(runs)
  if (currentData) {
    const stale = error && toFailure(error)
    return <ShownTask task={currentData} stale={stale} onRetry={() => void refetch()} />
  }
  return (
    <>
      <PageHead title={t('task')} parent={{ to: tasksPath, title: t('title') }} />
      {error === undefined || isFetching ? (
        <div aria-busy="true">
          <Progress active label={t('loadingOne')} />
          <CardSkeleton height={120} />
        </div>
      ) : (
        <NoTask failure={toFailure(error)} onRetry={() => void refetch()} />
      )}
    </>
  )
}

interface ShownTaskProps {
  readonly task: Task
  /** Why it could not be requested again: what is shown may be old. */
  readonly stale: Failure | undefined
  readonly onRetry: () => void
}

function ShownTask({ task, stale, onRetry }: ShownTaskProps) {
  const { t } = useTranslation('tasks')
  const changes = useTaskChanges()
  const name = useTaskName(task)
  const logStep = useLogStep(task)
  const { mark, token } = tabLooks[task.status]
  useFaviconDot(token)
  return (
    <>
      <PageHead
        title={name}
        tab={`${mark} ${name}`}
        parent={{ to: tasksPath, title: t('title') }}
        status={
          <span role="status">
            <StatusBadge status={taskLooks[task.status]} />
          </span>
        }
      >
        <TaskButtons task={task} changes={changes} />
      </PageHead>
      {stale && (
        <Banner severity="warning" actions={<Button onClick={onRetry}>{t('retryUpdate')}</Button>}>
          {t('stale', { reason: stale.message })}
        </Banner>
      )}
      <TaskFailure changes={changes} />
      <TaskQuestion tasks={[task]} changes={changes} />
      <Stack gap="md">
        <TaskCause task={task} />
        <Card title={t('details')}>
          <TaskFacts task={task} />
        </Card>
        <TaskPanes
          steps={
            <Card title={t('steps')}>
              <TaskSteps task={task} logStep={logStep} />
            </Card>
          }
          log={
            <Card title={t('log.title')}>
              <TaskLog task={task} logStep={logStep} />
            </Card>
          }
        />
        <TaskOutput taskId={task.id} />
        <Card title={t('parameters')}>
          <TaskParameters taskId={task.id} />
        </Card>
      </Stack>
    </>
  )
}
