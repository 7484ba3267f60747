import { MapPin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { nextJob, type BulkJob } from '../../model/bulk/bulkJobs.ts'
import { StatusBadge, type WorkStatus } from '../../ui/badges/StatusBadge.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Text } from '../../ui/layout/Text.tsx'
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
      <Row gap="sm" isOneLine align="start" justify="between">
        <div>
          {location !== undefined && (
            <Text isQuiet isSmall>
              <MapPin size={14} aria-hidden="true" /> <code>{location}</code>
            </Text>
          )}
          <ul>
            {refs.map((ref) => (
              <li key={ref}>
                <code>{ref}</code>
              </li>
            ))}
            {others.map((ref) => (
              <li key={ref}>
                <code>{ref}</code> <StatusBadge status="waiting">{t('notSelected')}</StatusBadge>
              </li>
            ))}
            {!areAllListed && <li>{t('andMore')}</li>}
          </ul>
        </div>
        {status && <StatusBadge status={status} />}
      </Row>
      {hint !== undefined && (
        <Text isQuiet isSmall>
          {hint}
        </Text>
      )}
      {result.status === 'failed' && <p className={classes['failure']}>{result.failure.message}</p>}
    </li>
  )
}
