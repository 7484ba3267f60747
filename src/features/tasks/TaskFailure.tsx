import { useTranslation } from 'react-i18next'
import type { Task } from '../../model/scaffolder/tasks.ts'
import { stepToFollow } from '../../model/tasks/taskSteps.ts'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { Message } from '../../ui/message/Message.tsx'
import classes from './TaskPage.module.css'
import type { TaskChanges } from './useTaskChanges.ts'
import { useTaskLog } from './useTaskLog.ts'

const titles = { cancel: 'cancelFailed', retry: 'retryFailed' } as const

/** Why the last cancellation or retry failed. */
export function TaskFailure({ changes: { failure } }: { readonly changes: TaskChanges }) {
  const { t } = useTranslation('tasks')
  return failure && <FailureMessage failure={failure.reason} title={t(titles[failure.of])} />
}

/** Why the task has failed, whole, before anything else; its log says the rest. */
export function TaskCause({ task }: { readonly task: Task }) {
  const { t } = useTranslation('tasks')
  const events = useTaskLog(task.id)?.events
  const cause = events?.completion?.cause
  if (task.status !== 'failed' || cause === undefined) return null
  const failed = stepToFollow(task, events?.steps ?? {})
  const step = task.steps.find(({ id }) => id === failed)?.name
  return (
    <Message
      severity="error"
      title={step === undefined ? t('failedTask') : t('failedAt', { step })}
    >
      <p className={classes['cause']}>{cause}</p>
    </Message>
  )
}
