import { linePoints, lineSize } from '../../model/linePoints.ts'
import classes from './Sparkline.module.css'

export interface SparklineProps {
  /** What the line says, in words. */
  readonly label: string
  readonly points: readonly { readonly at: number; readonly value: number }[]
}

/** Values in the order of time as a small line; nothing for fewer than two. */
export function Sparkline({ label, points }: SparklineProps) {
  const line = linePoints(points)
  if (line === '') return null
  return (
    <svg
      className={classes['line']}
      viewBox={`0 0 ${String(lineSize.width)} ${String(lineSize.height)}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <polyline points={line} />
    </svg>
  )
}
