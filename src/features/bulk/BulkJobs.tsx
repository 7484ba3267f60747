import { CircleDashed, MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { nextJob, type BulkJob } from '../../model/bulk/bulkJobs.ts'
import { Badge } from '../../ui/badges/Badge.tsx'
import { StatusBadge, type WorkStatus } from '../../ui/badges/StatusBadge.tsx'
import classes from './BulkDialog.module.css'

export interface BulkJobsProps {
  readonly jobs: readonly BulkJob[]
  readonly isRunning: boolean
}

/** Each job with its entities and its result; after the run, failed ones come first. */
export function BulkJobs({ jobs, isRunning }: BulkJobsProps) {
  const running = isRunning ? nextJob(jobs) : undefined
  const statusOf = ({ id, result: { status } }: BulkJob): WorkStatus | undefined => {
    if (status !== 'waiting') return status
    if (!isRunning) return undefined
    return id === running?.id ? 'running' : 'pending'
  }
  const isFailed = ({ result }: BulkJob) => result.status === 'failed'
  const sorted = isRunning ? jobs : [...jobs].sort((a, b) => +isFailed(b) - +isFailed(a))
  return (
    // Browsers focus scrollable elements that contain no control.
    <div className={classes['jobs']}>
      <ul>
        {sorted.map((job) => (
          <Job key={job.id} job={job} status={statusOf(job)} />
        ))}
      </ul>
    </div>
  )
}

interface JobProps {
  readonly job: BulkJob
  /** Missing before the run. */
  readonly status: WorkStatus | undefined
}

function Job({ job, status }: JobProps) {
  const { t } = useTranslation('bulk')
  const { work, refs, others, areAllListed, result } = job
  const location = work.type === 'unregister' ? work.location.target : undefined
  const hint =
    work.type === 'none' ? t(work.why) : work.type === 'delete' ? t('unlisted') : undefined
  return (
    <li className={classes['job']}>
      <div className={classes['head']}>
        <div>
          {location !== undefined && (
            <p className={classes['location']}>
              <MapPin size={14} aria-hidden="true" /> <code>{location}</code>
            </p>
          )}
          <ul>
            {refs.map((ref) => (
              <li key={ref}>
                <code>{ref}</code>
              </li>
            ))}
            {others.map((ref) => (
              <li key={ref}>
                <code>{ref}</code>{' '}
                <Badge tone="warning" Icon={CircleDashed}>
                  {t('notSelected')}
                </Badge>
              </li>
            ))}
            {!areAllListed && <li>{t('andMore')}</li>}
          </ul>
        </div>
        {status && <StatusBadge status={status} />}
      </div>
      {hint !== undefined && <p className={classes['hint']}>{hint}</p>}
      {result.status === 'failed' && <p className={classes['failure']}>{result.failure.message}</p>}
    </li>
  )
}
