import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { toFailure, type Failure } from '../../model/failure.ts'
import { tasksPath } from '../../model/paths.ts'
import { isActive, type Task } from '../../model/scaffolder/tasks.ts'
import { StatusBadge } from '../../ui/badges/StatusBadge.tsx'
import { Banner } from '../../ui/Banner.tsx'
import { usePolling } from '../../ui/behaviour/usePolling.ts'
import { Button } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { useFaviconDot } from '../../ui/page/useFaviconDot.ts'
import { Progress } from '../../ui/Progress.tsx'
import { CardSkeleton } from '../../ui/Skeleton.tsx'
import { PageHead } from '../scaffolder/PageHead.tsx'
import { useTaskQuery } from '../scaffolder/scaffolderApi.ts'
import { NoTask } from './NoTask.tsx'
import { TaskButtons } from './TaskButtons.tsx'
import { TaskFacts } from './TaskFacts.tsx'
import { TaskCause, TaskFailure } from './TaskFailure.tsx'
import { TaskLog } from './TaskLog.tsx'
import { tabLooks, taskLooks } from './taskLooks.ts'
import { TaskOutput } from './TaskOutput.tsx'
import classes from './TaskPage.module.css'
import { TaskPanes, useTaskSplitter } from './TaskPanes.tsx'
import { TaskParameters } from './TaskParameters.tsx'
import { TaskQuestion } from './TaskQuestion.tsx'
import { TaskSteps } from './TaskSteps.tsx'
import { useLogStep } from './useLogStep.ts'
import { useTaskChanges } from './useTaskChanges.ts'
import { useTaskName } from './useTaskName.ts'

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
      <PageHead title={name} mark={mark} parent={{ to: tasksPath, title: t('title') }}>
        <span role="status">
          <StatusBadge status={taskLooks[task.status]} />
        </span>
        <TaskButtons task={task} changes={changes} />
      </PageHead>
      {stale && (
        <Banner severity="warning" actions={<Button onClick={onRetry}>{t('retryUpdate')}</Button>}>
          {t('stale', { reason: stale.message })}
        </Banner>
      )}
      <TaskFailure changes={changes} />
      <TaskCause task={task} />
      <TaskQuestion tasks={[task]} changes={changes} />
      <div className={classes['cards']}>
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
      </div>
    </>
  )
}
