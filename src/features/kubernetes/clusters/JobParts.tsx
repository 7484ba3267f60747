import { toString } from 'cronstrue'
import 'cronstrue/locales/de'
import 'cronstrue/locales/zh_CN'
import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { KubeCronJob, KubeJob } from '../../../model/kubernetes/kubernetesObjects.ts'
import { cronJobState, jobProgress, jobState } from '../../../model/kubernetes/workloads/jobs.ts'
import { nextRunOf, scheduleOf } from '../../../model/kubernetes/workloads/nextRun.ts'
import { expandSchedule } from '../../../model/kubernetes/workloads/schedules.ts'
import { StatusBadge } from '../../../ui/badges/StatusBadge.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import { selectPolling } from '../kubernetesPollingSlice.ts'
import { ToneBadge } from './PodBadge.tsx'

const locales: Readonly<Record<string, string>> = { de: 'de', zh: 'zh_CN' }

function wordsOf(schedule: string, language: string): string {
  try {
    const locale = locales[language] ?? 'en'
    return toString(expandSchedule(schedule), { locale, use24HourTimeFormat: language !== 'en' })
  } catch {
    return schedule
  }
}

/** A schedule in words; as it is written where it is not known. */
function CronWords({ schedule }: { readonly schedule: string }) {
  const { i18n } = useTranslation('kubernetes')
  return <span title={schedule}>{wordsOf(schedule, i18n.language)}</span>
}

/** K8S-52, with the columns of `kubectl get jobs`. */
export function JobParts({ job }: { readonly job: KubeJob }) {
  const { t } = useTranslation('kubernetes')
  const state = jobState(job)
  const { completions, failedIndexes } = jobProgress(job)
  return (
    <>
      {state === 'suspended' ? (
        <StatusBadge status="suspended">{t('cronJobs.suspended')}</StatusBadge>
      ) : state === 'terminating' ? (
        <ToneBadge tone="waiting" text="Terminating" />
      ) : (
        <StatusBadge status={state} />
      )}
      <span>{t('jobs.completions', { completions })}</span>
      {failedIndexes !== '' && <span>{t('jobs.failedIndexes', { indexes: failedIndexes })}</span>}
    </>
  )
}

/** K8S-51, with the time zone of the schedule and the next run. */
export function CronJobParts({ cronJob }: { readonly cronJob: KubeCronJob }) {
  const { t } = useTranslation('kubernetes')
  const polling = useSelector(selectPolling)
  const { spec } = cronJob
  const schedule = scheduleOf(spec?.schedule ?? '', spec?.timeZone)
  const { lastScheduleTime } = cronJob.status ?? {}
  const isSuspended = cronJobState(cronJob) === 'suspended'
  const at = 'at' in polling ? polling.at : null
  const next = isSuspended || at === null ? null : nextRunOf(schedule, at)
  return (
    <>
      <StatusBadge status={isSuspended ? 'suspended' : 'succeeded'}>
        {t(isSuspended ? 'cronJobs.suspended' : 'cronJobs.active')}
      </StatusBadge>
      <span>
        <Clock size={12} aria-hidden="true" /> <CronWords schedule={schedule.fields} />
        {schedule.timeZone !== undefined && ` (${schedule.timeZone})`}
      </span>
      {lastScheduleTime !== undefined && (
        <Time at={lastScheduleTime} sentence={(words) => t('cronJobs.lastRun', { words })} />
      )}
      {next !== null && <Time at={next} sentence={(words) => t('cronJobs.nextRun', { words })} />}
    </>
  )
}
