// What a cell of the catalog's table shows.

import { entityRefOf, type Entity } from '../entities/entity.ts'
import { findEntityRef, type EntityRef } from '../entities/entityRef.ts'
import type { ColumnId } from './columns.ts'
import { columnValues } from './columnText.ts'

interface CellRef {
  /** As written. */
  readonly text: string
  /** Undefined if it is malformed. */
  readonly ref: EntityRef | undefined
}

export type EntityCellContent =
  | { readonly type: 'empty' }
  | { readonly type: 'lifecycle'; readonly lifecycle: string }
  | { readonly type: 'texts'; readonly values: readonly string[] }
  /** `others` have no room. */
  | { readonly type: 'tags'; readonly tags: readonly string[]; readonly others: readonly string[] }
  | {
      readonly type: 'refs'
      /** The kind that the reader expects, which is not shown. */
      readonly kind: string
      readonly refs: readonly CellRef[]
      readonly others: readonly string[]
    }

/** Kinds of the refs in a column. */
const kindsOfRefs: Readonly<Partial<Record<ColumnId, string>>> = {
  owner: 'group',
  system: 'system',
  domain: 'domain',
  parent: 'group',
  memberOf: 'group',
}

/** Values shown in a row; the number of the others follows. */
const mostValues = 3

export function entityCell(entity: Entity, column: ColumnId): EntityCellContent {
  const values = columnValues(entity, column)
  const kind = kindsOfRefs[column]
  const [value] = values
  if (column === 'lifecycle') {
    return value === undefined ? { type: 'empty' } : { type: 'lifecycle', lifecycle: value }
  }
  const first = values.slice(0, mostValues)
  const others = values.slice(mostValues)
  if (column === 'tags') return { type: 'tags', tags: first, others }
  if (kind === undefined) return { type: 'texts', values }
  const { namespace } = entityRefOf(entity)
  const refs = first.map((text) => ({ text, ref: findEntityRef(text, { kind, namespace }) }))
  return { type: 'refs', kind, refs, others }
}
