import { useTranslation } from 'react-i18next'
import { useHasPassed } from '../behaviour/useHasPassed.ts'
import classes from './Progress.module.css'

export interface ProgressProps {
  /** False hides the bar but keeps its space, so that the content below does not move. */
  readonly active: boolean
  readonly label: string
  /** What is beside the bar says why it takes long. */
  readonly isExplained?: boolean
}

/** A thin bar for progress of unknown length, which says so when it takes long. */
export function Progress({ active, label, isExplained = false }: ProgressProps) {
  return (
    <div className={classes['frame']}>
      <div className={classes['track']}>
        {active && <div className={classes['moving']} role="progressbar" aria-label={label} />}
      </div>
      {active && !isExplained && <LongWait />}
    </div>
  )
}

/** Milliseconds after which somebody wonders. */
const longWait = 3_000

/** Drawn over the content below, so that nothing moves. */
function LongWait() {
  const { t } = useTranslation()
  const isLong = useHasPassed(longWait)
  return (
    <p className={classes['wait']} role="status">
      {isLong && <span>{t('stillWaiting')}</span>}
    </p>
  )
}
