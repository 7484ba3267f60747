// Sort order of the catalog index in the URL: `sort=owner,desc`; by name if missing.

import { columns, columnsOf, isColumnId, type ColumnId } from './columns.ts'

export type SortDirection = 'asc' | 'desc'

export interface IndexSort {
  readonly column: ColumnId
  readonly direction: SortDirection
}

export const byName: IndexSort = { column: 'name', direction: 'asc' }

/** Whether the table of a kind, in lower case, can be sorted by this column. */
export const isSortable = (kind: string, column: ColumnId): boolean =>
  columns[column].order !== undefined && (column === 'name' || columnsOf(kind).includes(column))

/** Undefined for the default order, and where the kind has no such column. */
function unlessDefault(kind: string, sort: IndexSort): IndexSort | undefined {
  const isDefault = sort.column === byName.column && sort.direction === byName.direction
  return isDefault || !isSortable(kind, sort.column) ? undefined : sort
}

/** Never throws; undefined for an invalid value. */
export function parseIndexSort(text: string | null, kind: string): IndexSort | undefined {
  const [column = '', direction = ''] = (text ?? '').trim().split(',')
  if (!isColumnId(column)) return undefined
  return unlessDefault(kind, { column, direction: direction === 'desc' ? 'desc' : 'asc' })
}

/** Undefined for the default order. */
export function formatIndexSort(sort: IndexSort | undefined, kind: string): string | undefined {
  const said = sort && unlessDefault(kind, sort)
  return said && `${said.column},${said.direction}`
}

/** For `orderField`. */
export const orderFieldOf = ({ column, direction }: IndexSort = byName): string =>
  `${columns[column].order ?? 'metadata.name'},${direction}`

/** Sorting by the same column again reverses the order. */
export const nextSort = (sort: IndexSort | undefined, column: ColumnId): IndexSort => {
  const { column: now, direction } = sort ?? byName
  return { column, direction: now === column && direction === 'asc' ? 'desc' : 'asc' }
}

/** Whether this order leaves out entities without the field. */
export const leavesOut = (sort: IndexSort | undefined): boolean =>
  sort !== undefined && columns[sort.column].isEverywhere !== true
