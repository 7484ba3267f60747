// Writes a file of entities piece by piece, so that it is never in memory as a whole.

import { entityRefOf, type Entity } from '../entities/entity.ts'
import { stringifyEntityRef } from '../entities/entityRef.ts'
import { rowFields, type ColumnId } from './columns.ts'
import { columnValues } from './columnText.ts'
import { byteOrderMark, csvLine } from './csv.ts'

export type ExportFormat = 'csv' | 'json'

interface ExportColumn {
  readonly id: ColumnId
  /** In the user's language. */
  readonly title: string
}

export interface ExportShape {
  readonly format: ExportFormat
  /** CSV columns after the ref; JSON has every field of a row. */
  readonly columns: readonly ExportColumn[]
  /** Put a byte order mark before CSV. */
  readonly hasByteOrderMark: boolean
}

/** Rows of one answer: about 60 KB, and below 200 KB with the longest texts that people write. */
export const rowsPerExportPage = 250

export const exportFields = rowFields

/** Separates several values in one cell. */
const between = ', '

const line = (entity: Entity, columns: readonly ExportColumn[]): string =>
  csvLine([
    stringifyEntityRef(entityRefOf(entity)),
    ...columns.map(({ id }) => columnValues(entity, id).join(between)),
  ])

/** The text before the first entity. */
export function exportHead({ format, columns, hasByteOrderMark }: ExportShape): string {
  if (format === 'json') return '['
  const titles = csvLine(['entityRef', ...columns.map(({ title }) => title)])
  return hasByteOrderMark ? byteOrderMark + titles : titles
}

/** The entities of one page; `done` is the number written before it. */
export function exportPiece(
  { format, columns }: ExportShape,
  entities: readonly Entity[],
  done: number,
): string {
  if (format === 'csv') return entities.map((entity) => line(entity, columns)).join('')
  return entities
    .map((entity, place) => `${done + place === 0 ? '' : ','}\n${JSON.stringify(entity)}`)
    .join('')
}

/** The text after the last entity. */
export const exportTail = ({ format }: ExportShape): string => (format === 'json' ? '\n]\n' : '')

const types: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv;charset=utf-8',
  json: 'application/json',
}

export const exportType = ({ format }: ExportShape): string => types[format]

/** Such as `catalog-component.csv`. The kind comes from the URL, in lower case. */
export const exportFileName = ({ format }: ExportShape, kind: string): string =>
  `catalog-${kind}.${format}`
