import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { plainText } from '../../../model/logs/plainText.ts'
import type { TaskEvent, TaskEvents } from '../../../model/scaffolder/taskEvents.ts'
import type { OpenTaskLog } from '../../../model/scaffolder/taskLog.ts'
import { CodeViewer } from '../../../ui/CodeViewer.tsx'
import { CopyButton } from '../../../ui/CopyButton.tsx'
import { FailureMessage } from '../../../ui/FailureMessage.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { copyRequested, selectCopiedButton } from '../../shell/clipboardSlice.ts'
import { streamRetried } from './taskLogSlice.ts'
import classes from './TaskPage.module.css'
import { useTaskLog } from './useTaskLog.ts'

/** Batches never change, so each is made readable once. */
const texts = new WeakMap<readonly TaskEvent[], string>()

function textOf(batch: readonly TaskEvent[]): string {
  const known = texts.get(batch)
  if (known !== undefined) return known
  const text = batch.map((event) => plainText(event.text)).join('\n')
  texts.set(batch, text)
  return text
}

/** The log of the task on this page, and how it is received. */
export function TaskLog({ taskId }: { readonly taskId: string }) {
  const { t } = useTranslation('scaffolder')
  const log = useTaskLog(taskId)
  if (!log) return <Progress active label={t('tasks.log.connecting')} />
  const { events } = log
  return (
    <div className={classes['log']}>
      <LogNotice log={log} />
      {events.batches.length === 0 ? (
        log.status === 'ended' && <p className={classes['quiet']}>{t('tasks.log.empty')}</p>
      ) : (
        <LogText events={events} />
      )}
      {events.unreadable > 0 && <p>{t('tasks.log.unreadable', { count: events.unreadable })}</p>}
      {events.shortened > 0 && <p>{t('tasks.log.shortened', { count: events.shortened })}</p>}
    </div>
  )
}

function LogText({ events: { batches } }: { readonly events: TaskEvents }) {
  const { t } = useTranslation('scaffolder')
  const text = useMemo(() => batches.map(textOf).join('\n'), [batches])
  return (
    <CodeViewer
      text={text}
      language="plain"
      label={t('tasks.log.title')}
      actions={<CopyLog text={text} />}
    />
  )
}

function CopyLog({ text }: { readonly text: string }) {
  const { t } = useTranslation('scaffolder')
  const dispatch = useDispatch()
  const copiedButton = useSelector(selectCopiedButton)
  return (
    <CopyButton
      text={text}
      copiedButton={copiedButton}
      onCopy={(request) => dispatch(copyRequested(request))}
    >
      {t('tasks.log.copy')}
    </CopyButton>
  )
}

function LogNotice({ log }: { readonly log: OpenTaskLog }) {
  const { t } = useTranslation('scaffolder')
  const dispatch = useDispatch()
  if (log.status === 'refused') {
    return (
      <FailureMessage
        failure={log.failure}
        title={t('tasks.log.refused')}
        onRetry={() => dispatch(streamRetried({ taskId: log.taskId }))}
      />
    )
  }
  const isWaiting = log.status === 'connecting' || log.status === 'reconnecting'
  const state = log.status === 'polling' && log.failure ? 'pollFailed' : log.status
  return (
    <>
      <Progress active={isWaiting} label={t(`tasks.log.${state}`)} />
      <p role="status" className={classes['quiet']}>
        {t(`tasks.log.${state}`)}
      </p>
    </>
  )
}
