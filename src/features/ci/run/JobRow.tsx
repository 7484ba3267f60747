import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CiPlace } from '../../../model/ci/ciHost.ts'
import { isDone, type CiJob, type CiRun, type CiStep } from '../../../model/ci/ciRun.ts'
import { hasFailed, jobStatusOf } from '../../../model/ci/ciStatus.ts'
import { spanOfJob } from '../../../model/ci/jobSpan.ts'
import { searchOfRun, type RunPlace } from '../../../model/ci/runsPlace.ts'
import type { Span } from '../../../model/spans.ts'
import { ExplainedButton } from '../../../ui/button/ExplainedButton.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Duration } from '../../../ui/time/Duration.tsx'
import { SpanBar, type SpanBarProps } from '../../../ui/time/SpanBar.tsx'
import classes from '../Ci.module.css'
import { CiBadge } from '../CiBadge.tsx'
import { RerunIcon } from '../runs/RerunIcon.tsx'
import { JobLog } from './JobLog.tsx'

interface JobRowProps {
  readonly place: CiPlace
  readonly run: CiRun
  readonly job: CiJob
  readonly at: RunPlace
  /** The URL's value for a closed job. */
  readonly closed: string | null
  /** Of all jobs of the run. */
  readonly spans: readonly Span[]
}

function barStateOf(job: CiJob): SpanBarProps['state'] {
  if (!isDone(job)) return 'running'
  if (hasFailed(job)) return 'failed'
  return jobStatusOf(job) === 'completed' ? 'succeeded' : 'other'
}

/** A job, and once it is open its steps and its log. The log of a job in progress cannot be opened (RUNS-13). */
export function JobRow({ place, run, job, at, closed, spans }: JobRowProps) {
  const { t } = useTranslation('ci')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const { id, name, url, startedAt } = job
  const isOver = isDone(job)
  const isOpen = at.job === id && isOver
  const toggle = () => {
    const search = searchOfRun({ ...at, job: isOpen ? closed : id })
    void navigate(pathname + search, { replace: true, flushSync: true, preventScrollReset: true })
  }
  const span = spanOfJob(job)
  const running = job.steps.find(({ status }) => status === 'in_progress')
  return (
    <li className={classes['job']}>
      <div className={classes['jobHead']}>
        <ExplainedButton
          className={classes['toggle']}
          aria-expanded={isOpen}
          aria-label={`${t(isOpen ? 'details.hideLog' : 'details.showLog')}: ${name}`}
          isInert={!isOver}
          explanation={isOver ? undefined : t('details.running')}
          onClick={toggle}
        >
          <ChevronRight size={16} aria-hidden="true" />
        </ExplainedButton>
        <CiBadge status={jobStatusOf(job)} />
        <h3>{name}</h3>
        {running && <span className={classes['minor']}>{running.name}</span>}
        <span className={classes['jobTime']}>
          {startedAt !== undefined && (
            <Duration from={startedAt} to={isOver ? (job.completedAt ?? startedAt) : undefined} />
          )}
        </span>
        {url !== undefined && (
          <span className={classes['jobLink']}>
            <Link to={url}>{place.hostTitle}</Link>
          </span>
        )}
        {at.attempt === undefined && <RerunIcon place={place} run={run} job={job} />}
      </div>
      {span && <SpanBar span={span} spans={spans} state={barStateOf(job)} />}
      {isOpen && (
        <Stack gap="sm" className={classes['jobBody']}>
          <Steps job={job} />
          <JobLog key={id} place={place} job={job} />
        </Stack>
      )}
    </li>
  )
}

function Steps({ job: { name, steps } }: { readonly job: CiJob }) {
  const { t } = useTranslation('ci')
  if (steps.length === 0) return <p className={classes['minor']}>{t('details.noSteps')}</p>
  return (
    <ol className={classes['steps']} aria-label={t('details.steps', { job: name })}>
      {steps.map((step, index) => (
        <li key={index}>
          <CiBadge status={jobStatusOf(step)} />
          <span className={classes['stepName']}>{step.name}</span>
          <StepTime step={step} />
        </li>
      ))}
    </ol>
  )
}

function StepTime({ step: { startedAt, completedAt } }: { readonly step: CiStep }) {
  return startedAt === undefined || completedAt === undefined ? null : (
    <Duration from={startedAt} to={completedAt} />
  )
}
