import { RotateCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { CiPlace } from '../../../model/ci/ciHost.ts'
import { isDone, type CiRun } from '../../../model/ci/ciRun.ts'
import { Button } from '../../../ui/Button.tsx'
import { useRunAction } from '../useRunAction.ts'

interface RerunIconProps {
  readonly place: CiPlace
  readonly run: CiRun
}

/** Runs all jobs again, from the list (RUNS-14). */
export function RerunIcon({ place, run }: RerunIconProps) {
  const { t } = useTranslation('ci')
  const { act, underWay } = useRunAction(place, run)
  if (!isDone(run) && underWay === undefined) return null
  const { name, number = run.id } = run
  const label = `${t('actions.rerun')}: ${name} ${t('run', { number: String(number) })}`
  return (
    <Button
      aria-label={label}
      title={t('actions.rerun')}
      aria-busy={underWay !== undefined}
      aria-disabled={underWay !== undefined}
      onClick={() => {
        act('rerun')
      }}
    >
      <RotateCw size={14} aria-hidden="true" />
    </Button>
  )
}
