import type { ColumnId } from '../../../model/catalog/columns.ts'
import { columnValues } from '../../../model/catalog/columnText.ts'
import { entityRefOf, type Entity } from '../../../model/entity.ts'
import { Tag } from '../../../ui/Tag.tsx'
import { EntityRefLink } from '../EntityRefLink.tsx'

/** Kinds of the refs that a column holds. */
const kindsOfRefs: Readonly<Partial<Record<ColumnId, string>>> = {
  owner: 'group',
  system: 'system',
  domain: 'domain',
  parent: 'group',
  memberOf: 'group',
}

/** Of more values a row shows the first. */
const mostValues = 3

export interface EntityCellProps {
  readonly entity: Entity
  readonly column: ColumnId
}

/** What a column says of an entity. */
export function EntityCell({ entity, column }: EntityCellProps) {
  const values = columnValues(entity, column)
  const kind = kindsOfRefs[column]
  if (column === 'tags') return values.slice(0, mostValues).map((tag) => <Tag key={tag}>{tag}</Tag>)
  if (kind === undefined) return <span title={values.join('\n')}>{values.join(', ')}</span>
  const { namespace } = entityRefOf(entity)
  return values.slice(0, mostValues).map((text, place) => (
    <span key={text}>
      {place > 0 && ', '}
      <EntityRefLink text={text} kind={kind} namespace={namespace} />
    </span>
  ))
}
