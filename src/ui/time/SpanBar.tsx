import { useCallback, useSyncExternalStore, type CSSProperties } from 'react'
import { placeIn, wholeOf, type Span } from '../../model/spans.ts'
import classes from './SpanBar.module.css'
import { onTick } from './ticker.ts'

const followSeconds = (tell: () => void) => onTick(1_000, tell)
const noTicks = () => () => undefined

/** The time in whole seconds, as milliseconds since 1970; it stands still unless `isRunning`. */
function useSeconds(isRunning: boolean): number {
  const read = useCallback(() => Math.floor(Date.now() / 1_000) * 1_000, [])
  return useSyncExternalStore(isRunning ? followSeconds : noTicks, read)
}

export interface SpanBarProps {
  readonly span: Span
  /** All that share the line. */
  readonly spans: readonly Span[]
  readonly state: 'running' | 'succeeded' | 'failed' | 'other'
}

/** When a piece of work began and how long it took, beside others: a picture of what its words say. */
export function SpanBar({ span, spans, state }: SpanBarProps) {
  const now = useSeconds(spans.some(({ to }) => to === undefined))
  const whole = wholeOf(spans, now)
  if (!whole) return null
  const { start, length } = placeIn(whole, span, now)
  const place: CSSProperties = {
    insetInlineStart: `${String(start)}%`,
    width: `${String(length)}%`,
  }
  return (
    <span className={classes['line']} aria-hidden="true">
      <span className={classes['bar']} data-state={state} style={place} />
    </span>
  )
}
