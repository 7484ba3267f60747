import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'

/** Sizes of files in the language of the page: `12 kB`. */
export function useFileSize(): (bytes: number) => string {
  const { language } = useTranslation().i18n
  return useCallback(
    (bytes) => {
      const isLarge = bytes >= 1_000_000
      return new Intl.NumberFormat(language, {
        style: 'unit',
        unit: isLarge ? 'megabyte' : 'kilobyte',
        maximumFractionDigits: 1,
      }).format(bytes / (isLarge ? 1_000_000 : 1_000))
    },
    [language],
  )
}
