import type { ColumnId } from '../../../model/catalog/columns.ts'
import { columnValues } from '../../../model/catalog/columnText.ts'
import { entityRefOf, type Entity } from '../../../model/entities/entity.ts'
import { LifecycleBadge } from '../../../ui/LifecycleBadge.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx'
import { EntityRefLink } from '../../entities/EntityRefLink.tsx'
import classes from './EntityTable.module.css'

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

export interface EntityCellProps {
  readonly entity: Entity
  readonly column: ColumnId
}

/** The content of a column. */
export function EntityCell({ entity, column }: EntityCellProps) {
  const values = columnValues(entity, column)
  const kind = kindsOfRefs[column]
  const [value] = values
  if (column === 'lifecycle') return value !== undefined && <LifecycleBadge lifecycle={value} />
  if (column !== 'tags' && kind === undefined) {
    return <span title={values.join('\n')}>{values.join(', ')}</span>
  }
  const first = values.slice(0, mostValues)
  const others = values.slice(mostValues)
  const shown =
    kind === undefined ? <Tags tags={first} /> : <Refs entity={entity} kind={kind} refs={first} />
  if (others.length === 0) return shown
  return (
    <div className={classes['values']}>
      <div>{shown}</div>
      <span title={others.join('\n')}>
        +{others.length}
        <VisuallyHidden> {others.join(', ')}</VisuallyHidden>
      </span>
    </div>
  )
}

const Tags = ({ tags }: { readonly tags: readonly string[] }) =>
  tags.map((tag) => <Tag key={tag}>{tag}</Tag>)

interface RefsProps {
  readonly entity: Entity
  readonly kind: string
  readonly refs: readonly string[]
}

function Refs({ entity, kind, refs }: RefsProps) {
  const { namespace } = entityRefOf(entity)
  return refs.map((text, place) => (
    <span key={text}>
      {place > 0 && ', '}
      <EntityRefLink text={text} kind={kind} namespace={namespace} />
    </span>
  ))
}
