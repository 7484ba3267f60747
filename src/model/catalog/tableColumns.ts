// The columns of a kind's table: the user's choice, or the defaults.

import type { TableLayout } from '../preferences/tableLayouts.ts'
import { columns, columnsOf, defaultColumns, isColumnId, type ColumnId } from './columns.ts'

/** Minimum width of the table for this column to be shown. */
type Room = 'always' | 'roomy' | 'wide' | 'widest'

export interface TableColumn {
  readonly id: ColumnId
  /** Width that the user gave the column, else its minimum, in pixels. */
  readonly width: number
  readonly isSized: boolean
  /** Chosen columns are always shown; of the defaults, those that fit. */
  readonly room: Room
}

/** Pixels that the defaults leave to the name, its checkbox and its actions. */
const roomOfName = 300
/** Pixels that other columns need, about as in `EntityTable.module.css`. */
const rooms = [
  ['always', 640],
  ['roomy', 720],
  ['wide', 900],
] as const

/** Shows default columns one by one as long as the name stays readable. */
function roomsOf(ids: readonly ColumnId[]): readonly Room[] {
  let taken = roomOfName
  return ids.map((id) => {
    taken += columns[id].width
    return rooms.find(([, most]) => taken <= most)?.[0] ?? 'widest'
  })
}

/** Leaves out unknown ids, columns that this kind lacks, and the name. */
export function chosenColumns(kind: string, layout: TableLayout | undefined): readonly ColumnId[] {
  if (layout?.columns === undefined) return defaultColumns(kind)
  const offered = columnsOf(kind)
  const ids = layout.columns.split(',').filter(isColumnId)
  return [...new Set(ids)].filter((id) => offered.includes(id))
}

export function tableColumns(
  kind: string,
  layout: TableLayout | undefined,
): readonly TableColumn[] {
  const isChosen = layout?.columns !== undefined
  const ids = chosenColumns(kind, layout)
  const fitting = roomsOf(ids)
  return ids.map((id, place) => ({
    id,
    width: layout?.widths[id] ?? columns[id].width,
    isSized: layout?.widths[id] !== undefined,
    room: (isChosen ? undefined : fitting[place]) ?? 'always',
  }))
}

/** A copy with the column at one place moved to another. */
export function moved<Item>(list: readonly Item[], from: number, to: number): readonly Item[] {
  const item = list[from]
  if (item === undefined || to < 0 || to >= list.length) return list
  const rest = list.filter((_, place) => place !== from)
  return [...rest.slice(0, to), item, ...rest.slice(to)]
}
