import { useTranslation } from 'react-i18next'
import type { CiPlace } from '../../../model/ci/ciHost.ts'
import type { CiJob, CiRun } from '../../../model/ci/ciRun.ts'
import { causeOfFailure, failureOfRun } from '../../../model/ci/runFailure.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Message } from '../../../ui/message/Message.tsx'
import classes from '../Ci.module.css'
import { ciApi } from '../ciApi.ts'
import { useRunAction } from '../useRunAction.ts'
import { useJobAnnotations } from './useJobAnnotations.ts'

interface RunFailureProps {
  readonly place: CiPlace
  readonly run: CiRun
  readonly jobs: readonly CiJob[]
  /** Earlier attempts cannot run again. */
  readonly canRerun: boolean
}

/** The failed job and step, the first error line, and the button to run it again. */
export function RunFailure({ place, run, jobs, canRerun }: RunFailureProps) {
  const { t } = useTranslation('ci')
  const failure = failureOfRun(run, jobs)
  const annotations = useJobAnnotations(place, jobs)
  const jobId = failure?.job.id ?? ''
  // The log is loaded by the job's own row.
  const { data: log } = ciApi.endpoints.jobLog.useQueryState({ place, jobId })
  const { act, underWay } = useRunAction(place, run)
  if (!failure) return null
  const { job, step, more } = failure
  const own = annotations.filter((one) => one.jobId === jobId)
  const cause = causeOfFailure(own, log)
  const isBusy = underWay !== undefined
  return (
    <Message
      severity="error"
      title={
        step === undefined
          ? t('runFailure.job', { job: job.name })
          : t('runFailure.step', { job: job.name, step })
      }
      actions={
        canRerun && (
          <Button
            primary
            aria-busy={isBusy}
            aria-disabled={isBusy}
            onClick={() => {
              act('rerunFailed')
            }}
          >
            {t('actions.rerunFailedJobs')}
          </Button>
        )
      }
    >
      {cause !== undefined && <p className={classes['cause']}>{cause}</p>}
      {more > 0 && <p>{t('runFailure.more', { count: more })}</p>}
    </Message>
  )
}
