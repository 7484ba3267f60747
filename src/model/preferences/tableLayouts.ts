// The user's columns of the catalog's table, per kind. Knows nothing of the columns themselves.

import { isRecord } from '../isRecord.ts'

export interface TableLayout {
  /**
   * Ids in order, separated by commas. One text, so that merging two devices never mixes their orders. Missing if only
   * widths were changed.
   */
  readonly columns?: string
  /** Pixels, by the column's id. */
  readonly widths: Readonly<Record<string, number>>
}

/** By kind, in lower case; as plain records, which are JSON to the compiler too. */
export type TableLayouts = Readonly<Record<string, Pick<TableLayout, keyof TableLayout>>>

export const narrowest = 64
export const widest = 800

/** Rounds to whole pixels within the limits. */
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

/** Leaves out invalid values; undefined if the value is no record. */
export const readTableLayouts = (value: unknown): TableLayouts | undefined =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).flatMap(([kind, layout]) => {
          const read = readLayout(layout)
          return read ? [[kind, read] as const] : []
        }),
      )
    : undefined
