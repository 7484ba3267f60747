import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { noTaskEvents, type TaskEvents, withTaskEvents } from '../../model/scaffolder/taskEvents.ts'
import { isActive, isRetryable, type Task } from '../../model/scaffolder/tasks.ts'
import { progressOf, runningStep, stepsToCome } from '../../model/tasks/taskSteps.ts'
import { StatusBadge } from '../../ui/badges/StatusBadge.tsx'
import { Button } from '../../ui/button/Button.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { useTaskEventsQuery } from '../scaffolder/scaffolderApi.ts'
import { taskLooks } from './taskLooks.ts'
import classes from './TaskQuestion.module.css'
import type { TaskChanges } from './useTaskChanges.ts'
import { useTaskLog } from './useTaskLog.ts'

/** How far each step has come: from the open log, else from the events until now. Empty until it is known. */
function useStepProgress({ id, status }: Task): TaskEvents['steps'] {
  const log = useTaskLog(id)
  // A queued task has no events, and the backend would wait for the first.
  const isAsked = log === undefined && status !== 'open'
  const { currentData } = useTaskEventsQuery(isAsked ? { taskId: id, after: 0 } : skipToken)
  const read = useMemo(() => withTaskEvents(noTaskEvents, currentData ?? []).steps, [currentData])
  return log?.events.steps ?? read
}

interface TaskQuestionProps {
  /** As they are now: a task that has ended meanwhile is no longer cancelled. */
  readonly tasks: readonly Task[]
  readonly changes: TaskChanges
}

interface QuestionProps {
  readonly task: Task
  readonly changes: TaskChanges
}

/** Asks before a task is cancelled or retried, and says which steps this concerns. */
export function TaskQuestion({ tasks, changes }: TaskQuestionProps) {
  const { question } = changes
  const task = tasks.find(({ id }) => id === question?.taskId)
  if (!question || !task) return null
  if (question.of === 'cancel')
    return isActive(task) ? <CancelQuestion task={task} changes={changes} /> : null
  return isRetryable(task) ? <RetryQuestion task={task} changes={changes} /> : null
}

function CancelQuestion({ task, changes }: QuestionProps) {
  const { t } = useTranslation('tasks')
  const progress = useStepProgress(task)
  const running = runningStep(task, progress)
  const left = stepsToCome(task, progress)
  const isKnown = task.status === 'open' || Object.keys(progress).length > 0
  const text =
    task.status === 'open'
      ? t('ask.cancelQueued')
      : running
        ? t('ask.cancelRunning', { step: running.name })
        : t('ask.cancelBetween')
  return (
    <Dialog
      title={t('ask.cancelTitle')}
      description={text}
      onDismiss={changes.dismiss}
      actions={
        <>
          <Button onClick={changes.dismiss}>{t('ask.keep')}</Button>
          <Button danger onClick={changes.confirm}>
            {t('ask.cancel')}
          </Button>
        </>
      }
    >
      {isKnown && left.length > 0 && (
        <div>
          <p>{t('ask.notRun', { count: left.length })}</p>
          <ul className={classes['steps']}>
            {left.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
          </ul>
        </div>
      )}
      {task.status !== 'open' && <p>{t('ask.notUndone')}</p>}
    </Dialog>
  )
}

function RetryQuestion({ task, changes }: QuestionProps) {
  const { t } = useTranslation('tasks')
  const progress = useStepProgress(task)
  const { steps } = task
  return (
    <Dialog
      title={t('ask.retryTitle')}
      description={t('ask.retrySteps', { count: steps.length })}
      onDismiss={changes.dismiss}
      actions={
        <>
          <Button onClick={changes.dismiss}>{t('ask.back')}</Button>
          <Button primary onClick={changes.confirm}>
            {t('ask.retry')}
          </Button>
        </>
      }
    >
      <ol className={classes['steps']}>
        {steps.map(({ id, name }) => {
          const status = progressOf(progress, id)?.status
          return (
            <li key={id}>
              {name} {status !== undefined && <StatusBadge status={taskLooks[status]} />}
            </li>
          )
        })}
      </ol>
      <p>{t('ask.retrySkips')}</p>
      <p>{t('ask.retrySecrets')}</p>
    </Dialog>
  )
}
