import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

/** Milliseconds after which an age is looked at again. */
const step = 15_000

const subscribe = (tell: () => void) => {
  const timer = setInterval(tell, step)
  return () => {
    clearInterval(timer)
  }
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/**
 * How long ago, in words: `justNow` within a minute, then "3 minutes ago".
 * @internal Exported for tests.
 */
export function ageText(milliseconds: number, language: string, justNow: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const found = units.find(([, one]) => milliseconds >= one)
  if (!found) return justNow
  const [unit, length] = found
  return format.format(-Math.floor(milliseconds / length), unit)
}

/** The age of something that was so at `since` (milliseconds of the epoch); follows the clock. */
export function useAge(since: number): string {
  const { t, i18n } = useTranslation()
  const now = useSyncExternalStore(subscribe, () => Math.floor(Date.now() / step) * step)
  return ageText(now - since, i18n.language, t('justNow'))
}
