// The order of the catalog index, as it stands in the URL: `sort=owner,desc`. By name where nothing is said.

import { columns, columnsOf, isColumnId, type ColumnId } from './columns.ts'

export type SortDirection = 'asc' | 'desc'

export interface IndexSort {
  readonly column: ColumnId
  readonly direction: SortDirection
}

export const byName: IndexSort = { column: 'name', direction: 'asc' }

/** Whether a table of this kind, in lower case, can be in the order of this column. */
export const isSortable = (kind: string, column: ColumnId): boolean =>
  columns[column].order !== undefined && (column === 'name' || columnsOf(kind).includes(column))

/** Nothing where it is the order that goes without saying, or none for this kind. */
function unlessDefault(kind: string, sort: IndexSort): IndexSort | undefined {
  const isDefault = sort.column === byName.column && sort.direction === byName.direction
  return isDefault || !isSortable(kind, sort.column) ? undefined : sort
}

/** Reads the parameter's value; never throws, and gives nothing for garbage. */
export function parseIndexSort(text: string | null, kind: string): IndexSort | undefined {
  const [column = '', direction = ''] = (text ?? '').trim().split(',')
  if (!isColumnId(column)) return undefined
  return unlessDefault(kind, { column, direction: direction === 'desc' ? 'desc' : 'asc' })
}

/** The parameter's value; nothing where it is left out. */
export function formatIndexSort(sort: IndexSort | undefined, kind: string): string | undefined {
  const said = sort && unlessDefault(kind, sort)
  return said && `${said.column},${said.direction}`
}

/** For `orderField`. */
export const orderFieldOf = ({ column, direction }: IndexSort = byName): string =>
  `${columns[column].order ?? 'metadata.name'},${direction}`

/** A second press turns the order round. */
export const nextSort = (sort: IndexSort | undefined, column: ColumnId): IndexSort => {
  const { column: now, direction } = sort ?? byName
  return { column, direction: now === column && direction === 'asc' ? 'desc' : 'asc' }
}

/** Whether entities that lack what is ordered by are left out. */
export const leavesOut = (sort: IndexSort | undefined): boolean =>
  sort !== undefined && columns[sort.column].isEverywhere !== true
