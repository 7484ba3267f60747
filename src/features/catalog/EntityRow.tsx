import { Link } from 'react-router'
import { displayName, entityRefOf, specText, type Entity } from '../../model/entity.ts'
import { findEntityRef, humanizeEntityRef } from '../../model/entityRef.ts'
import { entityPath } from '../../model/paths.ts'
import { EntityIcon } from '../../ui/EntityIcon.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { usePrefetchEntity } from './catalogApi.ts'
import { EntityRefLink } from './EntityRefLink.tsx'
import classes from './EntityTable.module.css'

export interface EntityRowProps {
  readonly entity: Entity
  /** Place in the whole table, from 1. */
  readonly rowIndex: number
}

/** One entity of the index. Its page is fetched when the pointer or the focus comes near. */
export function EntityRow({ entity, rowIndex }: EntityRowProps) {
  const ref = entityRefOf(entity)
  const prefetch = usePrefetchEntity()
  const prefetchPage = () => {
    prefetch(ref)
  }
  const { description, tags = [] } = entity.metadata
  const owner = specText(entity, 'owner')
  const type = specText(entity, 'type')
  const ownerName = owner && refText(owner, 'group', ref.namespace)
  return (
    <tr className={classes['row']} aria-rowindex={rowIndex}>
      <th scope="row">
        <div className={classes['name']}>
          <EntityIcon kind={entity.kind} />
          <Link
            className={classes['link']}
            to={entityPath(ref)}
            onPointerEnter={prefetchPage}
            onFocus={prefetchPage}
          >
            {displayName(entity)}
          </Link>
          {description !== undefined && (
            <span className={classes['description']} title={description}>
              {description}
            </span>
          )}
          <span className={classes['meta']}>
            {[type ?? entity.kind, ownerName].filter(Boolean).join(' · ')}
          </span>
        </div>
      </th>
      <td className={classes['owner']}>
        <EntityRefLink text={owner} kind="group" namespace={ref.namespace} />
      </td>
      <td className={classes['system']}>
        <EntityRefLink text={specText(entity, 'system')} kind="system" namespace={ref.namespace} />
      </td>
      <td className={classes['type']}>{type}</td>
      <td className={classes['lifecycle']}>{specText(entity, 'lifecycle')}</td>
      <td className={classes['tags']}>
        {tags.slice(0, 3).map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
      </td>
    </tr>
  )
}

function refText(text: string, kind: string, namespace: string): string {
  const ref = findEntityRef(text, { kind, namespace })
  return ref ? humanizeEntityRef(ref, kind) : text
}
