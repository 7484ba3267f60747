import { useTranslation } from 'react-i18next'

/** A time of today, such as 14:05, in the reader's zone. */
export function useClockTime(at: number | undefined): string | undefined {
  const { i18n } = useTranslation()
  return at === undefined
    ? undefined
    : new Intl.DateTimeFormat(i18n.language, { hour: '2-digit', minute: '2-digit' }).format(at)
}
