import { useCallback, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { onTick } from './ticker.ts'
import { useTimeTexts } from './useTimeTexts.ts'

const units = ['days', 'hours', 'minutes', 'seconds'] as const

const followSeconds = (tell: () => void) => onTick(1_000, tell)
const noTicks = () => () => undefined

export interface DurationProps {
  /** Milliseconds since epoch, or ISO 8601. */
  readonly from: number | string
  /** Missing while running: then the duration follows the clock. */
  readonly to?: number | string | undefined
}

/** A duration, such as "2 m 14 s": its two largest units. */
export function Duration({ from, to }: DurationProps) {
  const { t } = useTranslation('shell')
  const { texts } = useTimeTexts()
  const begin = new Date(from).getTime()
  const end = to === undefined ? undefined : new Date(to).getTime()
  const read = useCallback(
    () => Math.floor(((end ?? Date.now()) - begin) / 1_000) * 1_000,
    [begin, end],
  )
  const passed = useSyncExternalStore(end === undefined ? followSeconds : noTicks, read)
  if (!texts) return <span>{'\u00a0'}</span>
  const length = texts.lengthOf(passed)
  const first = units.findIndex((unit) => length[unit] > 0)
  const shown = first < 0 ? (['seconds'] as const) : units.slice(first, first + 2)
  // Something that is over took some time.
  if (first < 0 && end !== undefined) return <time dateTime={length.iso}>{t('duration.none')}</time>
  const words = shown
    .filter((unit, index) => index === 0 || length[unit] > 0)
    .map((unit) => t(`duration.${unit}`, { count: length[unit] }))
  return <time dateTime={length.iso}>{words.join(' ')}</time>
}
