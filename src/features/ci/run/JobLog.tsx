import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { ciFailureNames } from '../../../model/ci/ciFailures.ts'
import type { CiPlace } from '../../../model/ci/ciHost.ts'
import type { CiJob } from '../../../model/ci/ciRun.ts'
import {
  firstError,
  jobLogEntries,
  type LogProblem,
  nextProblem,
  outlineOf,
} from '../../../model/ci/jobLog.ts'
import { type Failure, toFailure } from '../../../model/failure.ts'
import { fileSize } from '../../../model/fileSize.ts'
import { lineHash, readLineRange } from '../../../model/logs/lineRange.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Message } from '../../../ui/message/Message.tsx'
import { CountedProgress } from '../../../ui/progress/CountedProgress.tsx'
import { Progress } from '../../../ui/progress/Progress.tsx'
import { LogPanel } from '../../logs/LogPanel.tsx'
import classes from '../Ci.module.css'
import { useJobLogQuery } from '../ciApi.ts'
import { CiFailure } from '../CiFailure.tsx'
import { selectJobLog } from '../jobLogSlice.ts'

/** A bar where the length is known, and how much has come. */
function LogProgress({ jobId }: { readonly jobId: string }) {
  const { t, i18n } = useTranslation('ci')
  const state = useSelector(selectJobLog)
  const label = t('details.loadingLog')
  if (state.status === 'idle' || state.jobId !== jobId) return <Progress active label={label} />
  const { received, total } = state
  const size = fileSize(received, i18n.language)
  return (
    <CountedProgress
      label={label}
      done={received}
      total={total ?? undefined}
      text={
        total === null
          ? t('details.received', { size })
          : t('details.receivedOf', { size, total: fileSize(total, i18n.language) })
      }
    />
  )
}

interface JobLogProps {
  readonly place: CiPlace
  readonly job: CiJob
}

/** The log of a job that has ended, at its first error. */
export function JobLog({ place, job }: JobLogProps) {
  const { currentData, error, isFetching, refetch } = useJobLogQuery({ place, jobId: job.id })
  if (currentData !== undefined) return <LoadedJobLog job={job} log={currentData} />
  if (error !== undefined && !isFetching)
    return <LogFailure place={place} failure={toFailure(error)} onRetry={() => void refetch()} />
  return <LogProgress jobId={job.id} />
}

interface LoadedJobLogProps {
  readonly job: CiJob
  readonly log: string
}

function LoadedJobLog({ job: { id, name, startedAt }, log }: LoadedJobLogProps) {
  const { t } = useTranslation('ci')
  const { hash } = useLocation()
  // The link with which the log was opened decides which groups are open.
  const [linked] = useState(() => readLineRange(hash)?.from)
  const entries = useMemo(() => jobLogEntries(log), [log])
  const { problems, quietGroups } = useMemo(() => outlineOf(entries, linked), [entries, linked])
  const batches = useMemo(() => (entries.length > 0 ? [entries] : []), [entries])
  return (
    <LogPanel
      label={t('details.log', { job: name })}
      fileName={`${name.replaceAll(/[^\w.-]+/g, '-')}-${id}.log`}
      batches={batches}
      status="ended"
      empty={t('details.noValues')}
      notice={problems.length > 0 && <Problems problems={problems} />}
      folded={quietGroups}
      openAt={firstError(problems)}
      wrapsAtFirst={problems.length > 0}
      {...(startedAt !== undefined && { startedAt: Date.parse(startedAt) })}
    />
  )
}

/** How many errors and warnings there are; each press leads to the next one. */
function Problems({ problems }: { readonly problems: readonly LogProblem[] }) {
  const { t } = useTranslation('ci')
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const after = readLineRange(hash)?.from ?? 0
  return (
    <div className={classes['problems']}>
      {(['error', 'warning'] as const).map((level) => {
        const count = problems.filter((one) => one.level === level).length
        const line = nextProblem(problems, level, after)
        return (
          line !== undefined && (
            <Button
              key={level}
              title={t('details.nextProblem')}
              onClick={() => {
                const to = { search, hash: lineHash({ from: line, to: line }) }
                void navigate(to, { replace: true, preventScrollReset: true })
              }}
            >
              {t(level === 'error' ? 'details.errors' : 'details.warnings', { count })}
            </Button>
          )
        )
      })}
    </div>
  )
}

interface LogFailureProps {
  readonly place: CiPlace
  readonly failure: Failure
  readonly onRetry: () => void
}

/** The log is on a storage host, whose refusals are not the host's own. */
function LogFailure({ place, failure, onRetry }: LogFailureProps) {
  const { t } = useTranslation('ci')
  const retry = <Button onClick={onRetry}>{t('filters.retry')}</Button>
  if (failure.kind === 'unreachable')
    return (
      <Message
        severity="error"
        title={t('failure.storage')}
        hint={t('failure.storageText')}
        actions={retry}
      />
    )
  const isExpired =
    failure.name === ciFailureNames.forbidden && failure.body?.trimStart().startsWith('<') === true
  if (isExpired)
    return (
      <Message
        severity="warning"
        title={t('failure.expired')}
        hint={t('failure.expiredText', { host: place.hostTitle })}
        actions={retry}
      />
    )
  return (
    <CiFailure
      place={place}
      failure={failure}
      allowance={null}
      title={t('failure.storage')}
      onRetry={onRetry}
    />
  )
}
