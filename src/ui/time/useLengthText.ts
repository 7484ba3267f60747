import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useTimeTexts } from './useTimeTexts.ts'

const units = ['days', 'hours', 'minutes', 'seconds'] as const

/** Says milliseconds such as "2 m 14 s": the two largest units. Empty until the texts are loaded. */
export function useLengthText(): (milliseconds: number) => string {
  const { t } = useTranslation('shell')
  const { texts } = useTimeTexts()
  return useCallback(
    (milliseconds) => {
      if (!texts) return ''
      const length = texts.lengthOf(milliseconds)
      const first = units.findIndex((unit) => length[unit] > 0)
      const shown = first < 0 ? (['seconds'] as const) : units.slice(first, first + 2)
      return shown
        .filter((unit, index) => index === 0 || length[unit] > 0)
        .map((unit) => t(`duration.${unit}`, { count: length[unit] }))
        .join(' ')
    },
    [texts, t],
  )
}
