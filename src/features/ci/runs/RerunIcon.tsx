import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CiPlace } from '../../../model/ci/ciHost.ts'
import { isDone, type CiJob, type CiRun } from '../../../model/ci/ciRun.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { useRunAction } from '../useRunAction.ts'

interface RerunIconProps {
  readonly place: CiPlace
  readonly run: CiRun
  /** By default all of them. */
  readonly job?: CiJob
}

/** Runs all jobs again, from the list (RUNS-14), or one of them. */
export function RerunIcon({ place, run, job }: RerunIconProps) {
  const { t } = useTranslation('ci')
  const { act, underWay } = useRunAction(place, run)
  if (!isDone(run) && underWay === undefined) return null
  const { name, number = run.id } = run
  const title = t(job ? 'actions.rerunJob' : 'actions.rerun')
  return (
    <Button
      aria-label={`${title}: ${job?.name ?? `${name} ${t('run', { number: String(number) })}`}`}
      title={title}
      aria-busy={underWay !== undefined}
      aria-disabled={underWay !== undefined}
      onClick={() => {
        act('rerun', job?.id)
      }}
    >
      <RotateCw size={14} aria-hidden="true" />
    </Button>
  )
}
