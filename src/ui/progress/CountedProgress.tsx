import classes from './CountedProgress.module.css'

export interface CountedProgressProps {
  readonly label: string
  readonly done: number
  /** Missing if it is not known. */
  readonly total: number | undefined
  /** The count in words, below the bar. */
  readonly text: string
}

/** A native bar: antd's shows no progress of unknown length. */
export function CountedProgress({ label, done, total, text }: CountedProgressProps) {
  return (
    <div className={classes['progress']}>
      <progress className={classes['bar']} aria-label={label} value={total && done} max={total} />
      <span className={classes['done']}>{text}</span>
    </div>
  )
}
