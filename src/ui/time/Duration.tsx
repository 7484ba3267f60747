import { useCallback, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { onTick } from './ticker.ts'
import { useLengthText } from './useLengthText.ts'
import { useTimeTexts } from './useTimeTexts.ts'

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
  const lengthText = useLengthText()
  const { texts } = useTimeTexts()
  const begin = new Date(from).getTime()
  const end = to === undefined ? undefined : new Date(to).getTime()
  const read = useCallback(
    () => Math.floor(((end ?? Date.now()) - begin) / 1_000) * 1_000,
    [begin, end],
  )
  const passed = useSyncExternalStore(end === undefined ? followSeconds : noTicks, read)
  if (!texts) return <span>{'\u00a0'}</span>
  // Something that is over took some time.
  const text = passed < 1_000 && end !== undefined ? t('duration.none') : lengthText(passed)
  return <time dateTime={texts.lengthOf(passed).iso}>{text}</time>
}
