import type { ReactNode } from 'react'
import type { ColumnId } from '../../../../model/catalog/columns.ts'
import { entityCell, type EntityCellContent } from '../../../../model/catalog/entityCell.ts'
import { entityRefOf, type Entity } from '../../../../model/entities/entity.ts'
import { LifecycleBadge } from '../../../../ui/badges/LifecycleBadge.tsx'
import { Tag } from '../../../../ui/badges/Tag.tsx'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { EntityRefLink } from '../../../entities/EntityRefLink.tsx'
import classes from './EntityTable.module.css'

export interface EntityCellProps {
  readonly entity: Entity
  readonly column: ColumnId
}

/** The content of a column. `src/start/rows.ts` draws the same before this code has loaded. */
export function EntityCell({ entity, column }: EntityCellProps) {
  const cell = entityCell(entity, column)
  switch (cell.type) {
    case 'empty':
      return null
    case 'lifecycle':
      return <LifecycleBadge lifecycle={cell.lifecycle} />
    case 'texts':
      return <span title={cell.values.join('\n')}>{cell.values.join(', ')}</span>
    case 'tags':
      return (
        <Values others={cell.others}>
          {cell.tags.map((tag) => (
            <Tag key={tag}>{tag}</Tag>
          ))}
        </Values>
      )
    case 'refs':
      return (
        <Values others={cell.others}>
          <Refs cell={cell} namespace={entityRefOf(entity).namespace} />
        </Values>
      )
  }
}

interface ValuesProps {
  /** Values that are not listed; their number is shown. */
  readonly others: readonly string[]
  readonly children: ReactNode
}

function Values({ others, children }: ValuesProps) {
  if (others.length === 0) return children
  return (
    <div className={classes['values']}>
      <div>{children}</div>
      <span title={others.join('\n')}>
        +{others.length}
        <VisuallyHidden> {others.join(', ')}</VisuallyHidden>
      </span>
    </div>
  )
}

interface RefsProps {
  readonly cell: Extract<EntityCellContent, { readonly type: 'refs' }>
  readonly namespace: string
}

function Refs({ cell, namespace }: RefsProps) {
  return cell.refs.map(({ text }, place) => (
    <span key={text}>
      {place > 0 && ', '}
      <EntityRefLink text={text} kind={cell.kind} namespace={namespace} />
    </span>
  ))
}
