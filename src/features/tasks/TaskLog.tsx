import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Task } from '../../model/scaffolder/tasks.ts'
import type { OpenTaskLog } from '../../model/tasks/taskLog.ts'
import { Text } from '../../ui/layout/Text.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { Progress } from '../../ui/progress/Progress.tsx'
import { LogPanel } from '../logs/LogPanel.tsx'
import { streamRetried } from './taskLogSlice.ts'
import type { LogStep } from './useLogStep.ts'
import { useTaskLog } from './useTaskLog.ts'

interface TaskLogProps {
  readonly task: Task
  readonly logStep: LogStep
}

/** The log of the task on this page, and how it is received. */
export function TaskLog({ task: { id, steps, status }, logStep }: TaskLogProps) {
  const { t } = useTranslation('tasks')
  const log = useTaskLog(id)
  if (!log) return <Progress active label={t('log.connecting')} />
  return (
    <LogPanel
      batches={log.events.batches}
      status={statusOf(log)}
      label={t('log.title')}
      fileName={`${id}.log`}
      sources={steps.map((step) => ({ id: step.id, label: step.name }))}
      source={logStep.step}
      onSource={(step) => {
        logStep.choose(step === undefined ? 'all' : { id: step })
      }}
      wrapsAtFirst={status === 'failed'}
      empty={log.status === 'ended' && t('log.empty')}
      notice={<LogNotice log={log} />}
    />
  )
}

function statusOf({ status }: OpenTaskLog): 'loading' | 'live' | 'ended' {
  if (status === 'connecting') return 'loading'
  return status === 'ended' || status === 'refused' ? 'ended' : 'live'
}

/** How the log is received, and which messages of it are missing. */
function LogNotice({ log }: { readonly log: OpenTaskLog }) {
  const { t } = useTranslation('tasks')
  const { unreadable, shortened } = log.events
  return (
    <>
      <LogState log={log} />
      {unreadable > 0 && <p>{t('log.unreadable', { count: unreadable })}</p>}
      {shortened > 0 && <p>{t('log.shortened', { count: shortened })}</p>}
    </>
  )
}

function LogState({ log }: { readonly log: OpenTaskLog }) {
  const { t } = useTranslation('tasks')
  const dispatch = useDispatch()
  if (log.status === 'refused') {
    return (
      <FailureMessage
        failure={log.failure}
        title={t('log.refused')}
        onRetry={() => dispatch(streamRetried({ taskId: log.taskId }))}
      />
    )
  }
  const isWaiting = log.status === 'connecting' || log.status === 'reconnecting'
  const state = log.status === 'polling' && log.failure ? 'pollFailed' : log.status
  return (
    <>
      <Progress active={isWaiting} label={t(`log.${state}`)} />
      <Text isQuiet role="status">
        {t(`log.${state}`)}
      </Text>
    </>
  )
}
