import classes from './Progress.module.css'

export interface ProgressProps {
  /** False hides the bar but keeps its space, so that the content below does not move. */
  readonly active: boolean
  readonly label: string
}

/** A thin bar for progress of unknown length. */
export function Progress({ active, label }: ProgressProps) {
  return (
    <div className={classes['track']}>
      {active && <div className={classes['moving']} role="progressbar" aria-label={label} />}
    </div>
  )
}
