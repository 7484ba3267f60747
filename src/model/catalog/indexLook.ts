// How a list looks, in the URL of a saved view: `columns=owner,type&density=compact`. What is missing is the user's choice.

import { readDensity, type Density } from '../preferences/density.ts'
import { columnsOf, isColumnId, type ColumnId } from './columns.ts'

export interface IndexLook {
  /** After the name, in their order. */
  readonly columns?: readonly ColumnId[]
  readonly density?: Density
}

/** Leaves out unknown ids, columns that this kind lacks, and the name. */
export function offeredColumns(kind: string, ids: readonly string[]): readonly ColumnId[] {
  const offered = columnsOf(kind)
  return [...new Set(ids.filter(isColumnId))].filter((id) => offered.includes(id))
}

/** Never throws; undefined if the URL has neither. */
export function parseIndexLook(parameters: URLSearchParams, kind: string): IndexLook | undefined {
  const columns = parameters.get('columns')
  const density = readDensity(parameters.get('density'))
  if (columns === null && density === undefined) return undefined
  return {
    ...(columns !== null && { columns: offeredColumns(kind, columns.split(',')) }),
    ...(density && { density }),
  }
}

/** Parameters of the URL. */
export const formatIndexLook = ({ columns, density }: IndexLook = {}): readonly string[] => [
  ...(columns ? [`columns=${columns.join(',')}`] : []),
  ...(density ? [`density=${density}`] : []),
]
