import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { TableColumn } from '../../../../model/catalog/tableColumns.ts'
import {
  differingName,
  displayName,
  entityRefOf,
  plainDescription,
  specText,
  type Entity,
} from '../../../../model/entities/entity.ts'
import { problemsOf } from '../../../../model/entities/entityProblems.ts'
import { findEntityRef, stringifyEntityRef } from '../../../../model/entities/entityRef.ts'
import { entityPath } from '../../../../model/paths.ts'
import { ProblemBadge } from '../../../../ui/badges/ProblemBadge.tsx'
import { intentProps } from '../../../../ui/behaviour/intentProps.ts'
import { Link } from '../../../../ui/Link.tsx'
import { Menu } from '../../../../ui/overlay/Menu.tsx'
import { usePrefetchEntity } from '../../../entities/catalogApi.ts'
import { EntityStar } from '../../../entities/EntityStar.tsx'
import { useEntityPresentation } from '../../../entities/presentation/useEntityPresentation.ts'
import { preloadEntityPage } from '../../entity/loadEntityPage.ts'
import { EntityCell } from './EntityCell.tsx'
import classes from './EntityTable.module.css'
import { RowActions } from './RowActions.tsx'
import { MemberCount, RowSign } from './RowPeople.tsx'
import type { Pick } from './usePicking.ts'

export interface EntityRowProps {
  readonly entity: Entity
  /** Position in the whole table, from 1. */
  readonly rowIndex: number
  /** Columns after the name. */
  readonly columns: readonly TableColumn[]
  readonly isStarred: boolean
  readonly isPicked: boolean
  readonly onPick: Pick
  /** Called when the menu opens: dialogs of its actions are rendered outside the row. */
  readonly onMenuOpen: (entity: Entity) => void
  /** The list may be too narrow for columns. */
  readonly isSummarized: boolean
}

/** One row. Its entity is prefetched when the pointer or focus is on it. */
export const EntityRow = memo(function EntityRow(props: EntityRowProps) {
  const { entity, rowIndex, columns, isStarred, isPicked, onPick, onMenuOpen, isSummarized } = props
  const { t } = useTranslation('catalog')
  const name = displayName(entity)
  const pick = ({ nativeEvent }: { readonly nativeEvent: Event }) => {
    onPick(entity, !isPicked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
  }
  return (
    <tr className={classes['row']} aria-rowindex={rowIndex} data-picked={isPicked || undefined}>
      <td className={classes['pick']}>
        <label className={classes['pickArea']}>
          <input
            type="checkbox"
            aria-label={t('table.pick', { name })}
            checked={isPicked}
            onChange={pick}
          />
        </label>
      </td>
      <th scope="row">
        <EntityName entity={entity} name={name} isSummarized={isSummarized} />
      </th>
      {columns.map(({ id }) => (
        <td key={id} className={classes['column']}>
          <EntityCell entity={entity} column={id} />
        </td>
      ))}
      <td className={classes['actions']}>
        <div className={classes['buttons']}>
          <EntityStar entity={entity} isStarred={isStarred} />
          <Menu
            label={t('table.actionsOf', { name })}
            onOpen={() => {
              onMenuOpen(entity)
            }}
          >
            <RowActions entity={entity} />
          </Menu>
        </div>
      </td>
    </tr>
  )
})

interface EntityNameProps {
  readonly entity: Entity
  readonly name: string
  readonly isSummarized: boolean
}

/** The name, with the most important other columns below it in narrow lists. */
function EntityName({ entity, name, isSummarized }: EntityNameProps) {
  const ref = entityRefOf(entity)
  const prefetch = usePrefetchEntity()
  const intent = intentProps(() => {
    prefetch(ref)
    preloadEntityPage()
  })
  const sortName = differingName(entity)
  const description = plainDescription(entity)
  return (
    <div className={classes['name']}>
      <RowSign entity={entity} name={name} />
      <span className={classes['names']}>
        <Link
          className={classes['link']}
          to={entityPath(ref)}
          title={`${name} | ${stringifyEntityRef(ref)}`}
          {...intent}
        >
          {name}
        </Link>
        {problemsOf(entity).map((problem) => (
          <ProblemBadge key={problem} problem={problem} />
        ))}
        {sortName !== undefined && (
          <span className={classes['sortName']} title={sortName}>
            {sortName}
          </span>
        )}
        <MemberCount entity={entity} />
      </span>
      {description !== undefined && (
        <span className={classes['description']} title={description}>
          {description}
        </span>
      )}
      {isSummarized && <Summary entity={entity} />}
    </div>
  )
}

function Summary({ entity }: { readonly entity: Entity }) {
  const owner = specText(entity, 'owner')
  const { namespace } = entityRefOf(entity)
  const ref = owner === undefined ? undefined : findEntityRef(owner, { kind: 'group', namespace })
  const ownerName = useEntityPresentation(ref, 'group')?.name ?? owner
  return (
    <span className={classes['meta']}>
      {[specText(entity, 'type') ?? entity.kind, ownerName].filter(Boolean).join(' · ')}
    </span>
  )
}
