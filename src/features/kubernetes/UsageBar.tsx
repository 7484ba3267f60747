import { barLevel } from '../../model/kubernetes/pods/usage.ts'
import classes from './UsageBar.module.css'

interface UsageBarProps {
  readonly label: string
  /** With its unit. */
  readonly text: string
  /** Of what was requested or is allowed; null if unknown, which draws no bar. */
  readonly percent: number | null
}

/** How much of a resource is in use (K8S-57). */
export function UsageBar({ label, text, percent }: UsageBarProps) {
  const shown = percent === null ? text : `${text} · ${String(percent)} %`
  return (
    <span className={classes['usage']}>
      <span className={classes['text']}>{shown}</span>
      {percent !== null && (
        <span
          className={classes['track']}
          role="meter"
          aria-label={label}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.min(percent, 100)}
          aria-valuetext={shown}
        >
          <span
            className={classes['fill']}
            data-level={barLevel(percent)}
            style={{ inlineSize: `${String(Math.min(percent, 100))}%` }}
          />
        </span>
      )}
    </span>
  )
}
