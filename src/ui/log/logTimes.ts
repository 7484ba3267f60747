import type { LogSettings } from '../../model/logs/logSettings.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Always in digits, so that times are of one width. */
function clockFormat(isUtc: boolean): Intl.DateTimeFormat {
  const key = String(isUtc)
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    fractionalSecondDigits: 3,
    ...(isUtc && { timeZone: 'UTC' }),
  })
  formats.set(key, format)
  return format
}

const two = (value: number): string => String(value).padStart(2, '0')

/** `+0:07`, `+1:02:07`; a clock that went back counts as the start. */
function elapsedText(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1_000))
  const minutes = Math.floor(seconds / 60) % 60
  const hours = Math.floor(seconds / 3_600)
  return hours > 0
    ? `+${String(hours)}:${two(minutes)}:${two(seconds % 60)}`
    : `+${String(minutes)}:${two(seconds % 60)}`
}

export interface TimeContext {
  readonly settings: LogSettings
  /** Milliseconds since 1970. */
  readonly startedAt: number | undefined
  readonly relativeText: (at: number) => string
}

/** Empty for a line without a time. */
export function timeText(at: number | undefined, context: TimeContext): string {
  const { settings, startedAt, relativeText } = context
  if (at === undefined || Number.isNaN(at)) return ''
  if (settings.timestamps === 'elapsed') return elapsedText(at - (startedAt ?? at))
  if (settings.timestamps === 'relative') return relativeText(at)
  return clockFormat(settings.isUtc).format(at)
}

/** Characters of the longest time, so that the texts begin in one column. */
export const timeWidth: Readonly<Record<LogSettings['timestamps'], number>> = {
  none: 0,
  absolute: 12,
  relative: 16,
  elapsed: 9,
}
