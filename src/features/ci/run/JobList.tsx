import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CiPlace } from '../../../model/ci/ciHost.ts'
import { isDone, type CiJob, type CiRun } from '../../../model/ci/ciRun.ts'
import { hasFailed } from '../../../model/ci/ciStatus.ts'
import { spanOfJob } from '../../../model/ci/jobSpan.ts'
import { failedFirst, failureOfRun, noJob, withFailedJob } from '../../../model/ci/runFailure.ts'
import type { RunPlace } from '../../../model/ci/runsPlace.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import classes from '../Ci.module.css'
import { JobRow } from './JobRow.tsx'

interface JobListProps {
  readonly place: CiPlace
  readonly run: CiRun
  readonly jobs: readonly CiJob[]
  readonly at: RunPlace
}

/** So many jobs are read at a glance. */
const few = 8

/** The jobs in the order of the host, those that failed first; one of them is open. */
export function JobList({ place, run, jobs, at }: JobListProps) {
  const { t } = useTranslation('ci')
  const [chosen, setChosen] = useState<boolean | null>(null)
  const failed = jobs.filter(hasFailed)
  const canNarrow = jobs.length > few && failed.length > 0 && failed.length < jobs.length
  // Of many jobs only those that failed are shown at first, unless another one is linked.
  const isLinked = jobs.some((job) => job.id === at.job && !hasFailed(job))
  const showsFailed = chosen ?? (isDone(run) && !isLinked)
  const spans = jobs.flatMap((job) => spanOfJob(job) ?? [])
  const ordered = failedFirst(run, jobs)
  const shown = showsFailed && canNarrow ? failed : ordered
  const open = withFailedJob(at, run, jobs)
  const closed = failureOfRun(run, jobs) ? noJob : null
  return (
    <Card title={t('details.jobs')}>
      {jobs.length === 0 && <p>{t('details.noJobs')}</p>}
      {canNarrow && (
        <p>
          <Button
            aria-pressed={showsFailed}
            onClick={() => {
              setChosen(!showsFailed)
            }}
          >
            {showsFailed
              ? t('details.showAll', { count: jobs.length })
              : t('details.showFailed', { count: failed.length })}
          </Button>
        </p>
      )}
      <ol className={classes['jobs']} aria-label={t('details.list')}>
        {shown.map((job) => (
          <JobRow key={job.id} {...{ place, run, job, closed, spans }} at={open} />
        ))}
      </ol>
    </Card>
  )
}
