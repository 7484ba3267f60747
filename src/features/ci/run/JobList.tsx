import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CiPlace } from '../../../model/ci/ciHost.ts'
import type { CiJob, CiRun } from '../../../model/ci/ciRun.ts'
import { hasFailed } from '../../../model/ci/ciStatus.ts'
import { spanOfJob } from '../../../model/ci/jobSpan.ts'
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

/** The jobs in the order of the host; one of them is open. */
export function JobList({ place, run, jobs, at }: JobListProps) {
  const { t } = useTranslation('ci')
  const [showsFailed, setShowsFailed] = useState(false)
  const failed = jobs.filter(hasFailed)
  const canNarrow = jobs.length > few && failed.length > 0 && failed.length < jobs.length
  const spans = jobs.flatMap((job) => spanOfJob(job) ?? [])
  const shown = showsFailed && canNarrow ? failed : jobs
  return (
    <Card title={t('details.jobs')}>
      {jobs.length === 0 && <p>{t('details.noJobs')}</p>}
      {canNarrow && (
        <p>
          <Button
            aria-pressed={showsFailed}
            onClick={() => {
              setShowsFailed(!showsFailed)
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
          <JobRow key={job.id} {...{ place, run, job, at, spans }} />
        ))}
      </ol>
    </Card>
  )
}
