import classes from './Progress.module.css'

export interface ProgressProps {
  /** False keeps the place and shows nothing, so that what is below does not jump. */
  readonly active: boolean
  readonly label: string
}

/** A thin bar for work of unknown length. */
export function Progress({ active, label }: ProgressProps) {
  return (
    <div className={classes['track']}>
      {active && <div className={classes['moving']} role="progressbar" aria-label={label} />}
    </div>
  )
}
