// The columns of a kind's table: the user's choice, or the defaults.

import type { TableLayout } from '../preferences/tableLayouts.ts'
import { columns, defaultColumns, type ColumnId } from './columns.ts'
import { offeredColumns } from './indexLook.ts'

export interface TableColumn {
  readonly id: ColumnId
  /** Width that the user gave the column, else its minimum, in pixels. */
  readonly width: number
  readonly isSized: boolean
}

/** Leaves out unknown ids, columns that this kind lacks, and the name. */
export function chosenColumns(kind: string, layout: TableLayout | undefined): readonly ColumnId[] {
  return layout?.columns === undefined
    ? defaultColumns(kind)
    : offeredColumns(kind, layout.columns.split(','))
}

export const tableColumns = (
  ids: readonly ColumnId[],
  layout: TableLayout | undefined,
): readonly TableColumn[] =>
  ids.map((id) => ({
    id,
    width: layout?.widths[id] ?? columns[id].width,
    isSized: layout?.widths[id] !== undefined,
  }))

/** Minimum pixels of the name, with checkbox and actions. */
const roomOfName = 360

/** Pixels below which the table scrolls sideways. */
export const tableWidth = (columns: readonly TableColumn[]): number =>
  columns.reduce((sum, column) => sum + column.width, roomOfName)

/** Width in pixels from which on columns without a chosen width grow, by a quarter at most: the name has the rest. */
const spacious = 1_150
const mostGrowth = 1.25

/** As a value in CSS. */
export const columnWidth = ({ width, isSized }: TableColumn): string =>
  isSized
    ? `${String(width)}px`
    : `clamp(${String(width)}px, ${String((100 * width) / spacious)}cqi, ${String(mostGrowth * width)}px)`

/** A copy with the column at one place moved to another. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return list
  const rest = list.filter((_, place) => place !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}
