import { useSyncExternalStore } from 'react'
import type { LogLines } from '../../model/logs/logLines.ts'
import type { LogSettings } from '../../model/logs/logSettings.ts'
import { onTick } from '../time/ticker.ts'
import { useTimeTexts } from '../time/useTimeTexts.ts'
import { timeText } from './logTimes.ts'

/** Milliseconds between updates of relative times. */
const step = 10_000
const subscribe = (tell: () => void) => onTick(step, tell)
const never = () => () => undefined

/** Formats the time of a line; null where times are not shown. */
export function useLogTimes(
  lines: LogLines,
  settings: LogSettings,
  startedAt: number | undefined,
): ((at: number | undefined) => string) | null {
  const { texts, language } = useTimeTexts()
  const isRelative = settings.timestamps === 'relative'
  const now = useSyncExternalStore(isRelative ? subscribe : never, () =>
    isRelative ? Math.floor(Date.now() / step) * step : 0,
  )
  if (settings.timestamps === 'none') return null
  const context = {
    settings,
    startedAt: startedAt ?? lines.entries[0]?.at,
    relativeText: (at: number) => texts?.relativeText(at, Math.max(now, at), language) ?? '',
  }
  return (at) => timeText(at, context)
}
