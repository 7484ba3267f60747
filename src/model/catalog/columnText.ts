// The text of a column.

import { displayName, entityRefOf, profileOf, specText, type Entity } from '../entities/entity.ts'
import type { ColumnId } from './columns.ts'

const textsOf = (value: unknown): readonly string[] =>
  [value].flat().filter((one): one is string => typeof one === 'string' && one !== '')

/** Each value of the column; empty if the entity has none. */
export function columnValues(entity: Entity, column: ColumnId): readonly string[] {
  switch (column) {
    case 'name':
      return [displayName(entity)]
    case 'kind':
      return [entity.kind]
    case 'namespace':
      return [entityRefOf(entity).namespace]
    case 'email':
      return textsOf(profileOf(entity).email)
    case 'tags':
      return entity.metadata.tags ?? []
    case 'targets':
      return [...textsOf(entity.spec?.['target']), ...textsOf(entity.spec?.['targets'])]
    case 'memberOf':
      return textsOf(entity.spec?.['memberOf'])
    default:
      return textsOf(specText(entity, column))
  }
}
