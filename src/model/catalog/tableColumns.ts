// The columns that a table of a kind has, by what someone made of them and by what it begins with.

import type { TableLayout } from '../preferences/tableLayouts.ts'
import { columns, columnsOf, defaultColumns, isColumnId, type ColumnId } from './columns.ts'

/** How wide the table must be for the column to be shown. */
type Room = 'always' | 'roomy' | 'wide' | 'widest'

export interface TableColumn {
  readonly id: ColumnId
  /** Pixels: as somebody sized it, else at least so many. */
  readonly width: number
  readonly isSized: boolean
  /** What was chosen is shown whatever room there is; of the defaults, those that fit. */
  readonly room: Room
}

/** Pixels that the defaults leave to the name, with box and actions beside it. */
const roomOfName = 300
/** Pixels of the columns that each has room for: about those of `EntityTable.module.css`. */
const rooms = [
  ['always', 640],
  ['roomy', 720],
  ['wide', 900],
] as const

/** Of the defaults, those that leave a name to read are shown, one after the other. */
function roomsOf(ids: readonly ColumnId[]): readonly Room[] {
  let taken = roomOfName
  return ids.map((id) => {
    taken += columns[id].width
    return rooms.find(([, most]) => taken <= most)?.[0] ?? 'widest'
  })
}

/** Ids that are not, or that this kind does not have, are left out; the name is not among them. */
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
