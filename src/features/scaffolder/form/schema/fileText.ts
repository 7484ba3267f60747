import type { TFunction } from 'i18next'
import { fileName, fileSize } from '../../../../model/scaffolder/form/dataUrls.ts'

/** Bytes in the words of the language. */
export function sizeText(bytes: number, language: string): string {
  const isSmall = bytes < 1_000_000
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isSmall ? 'kilobyte' : 'megabyte',
    maximumFractionDigits: 1,
  })
  return format.format(bytes / (isSmall ? 1_000 : 1_000_000))
}

/** Name and size of the file in a data URL. */
export const fileText = (url: string, t: TFunction<'scaffolder'>, language: string): string =>
  t('fields.file.entry', {
    name: fileName(url) ?? t('fields.file.unnamed'),
    size: sizeText(fileSize(url), language),
  })
