import type { TFunction } from 'i18next'
import { fileSize } from '../../../model/fileSize.ts'
import type { BillLine } from '../../../model/plugins/pluginBill.ts'

/** Figures of a plugin, and keys of their texts. */
export const figures = [
  'bytes',
  'loadTime',
  'requests',
  'failures',
  'longTasks',
  'errors',
  'crashes',
] as const
export type Figure = (typeof figures)[number]

/** Null where it was not measured. */
export function figureText(line: BillLine, figure: Figure, language: string): string | null {
  const value = line[figure]
  if (value === null) return null
  if (figure === 'bytes') return fileSize(value, language)
  if (figure !== 'loadTime') return new Intl.NumberFormat(language).format(value)
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'millisecond',
    maximumFractionDigits: 0,
  }).format(value)
}

/** The bill as a text with tabs, which spreadsheets read. */
export function billReport(
  t: TFunction<'settings'>,
  lines: readonly BillLine[],
  language: string,
): string {
  const head = [t('bill.plugin'), ...figures.map((figure) => t(`bill.${figure}`))]
  const rows = lines.map((line) => [
    line.id === '' ? t('bill.portal') : line.id,
    ...figures.map((figure) => figureText(line, figure, language) ?? t('bill.unknown')),
  ])
  return [head, ...rows].map((row) => row.join('\t')).join('\n')
}
