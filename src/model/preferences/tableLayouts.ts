// What someone has made of the catalog's columns, for each kind apart. Which columns there are is not known here.

import { isRecord } from '../isRecord.ts'

export interface TableLayout {
  /**
   * Ids in their order, with commas between: one text, so that of two devices one order wins whole. Nothing where
   * only widths were chosen.
   */
  readonly columns?: string
  /** Pixels, by the column's id. */
  readonly widths: Readonly<Record<string, number>>
}

/** By kind, in lower case; as plain records, which are JSON to the compiler too. */
export type TableLayouts = Readonly<Record<string, Pick<TableLayout, keyof TableLayout>>>

export const narrowest = 64
export const widest = 800

/** In whole pixels, neither too narrow to be caught again nor wider than a screen. */
export const boundedWidth = (width: number): number =>
  Math.min(widest, Math.max(narrowest, Math.round(width)))

const readWidths = (value: unknown): Readonly<Record<string, number>> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([column, width]) =>
          typeof width === 'number' && Number.isFinite(width)
            ? [[column, boundedWidth(width)] as const]
            : [],
        ),
      )
    : {}

function readLayout(value: unknown): TableLayout | undefined {
  if (!isRecord(value)) return undefined
  const { columns } = value
  return {
    ...(typeof columns === 'string' && { columns }),
    widths: readWidths(value['widths']),
  }
}

/** What has another form is left out; nothing where the value is no record. */
export const readTableLayouts = (value: unknown): TableLayouts | undefined =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([kind, layout]) => {
          const read = readLayout(layout)
          return read ? [[kind, read] as const] : []
        }),
      )
    : undefined
