import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { docsPathOf } from '../../../model/docs/docsPlace.ts'
import { displayName, entityRefOf, specText, type Entity } from '../../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../../model/entities/entityRef.ts'
import { Link } from '../../../ui/Link.tsx'
import { DataTable, type Column } from '../../../ui/table/DataTable.tsx'
import { ListFrame } from '../../../ui/table/ListFrame.tsx'
import { EntityRefLink } from '../../entities/EntityRefLink.tsx'
import { EntityStar } from '../../entities/EntityStar.tsx'
import { selectStarSet } from '../../preferences/starsSlice.ts'
import classes from './DocsTable.module.css'

interface DocsTableProps {
  readonly entities: readonly Entity[]
}

/** A row for each documentation. Narrow pages show less of it. */
export function DocsTable({ entities }: DocsTableProps) {
  const { t } = useTranslation('techdocs')
  const stars = useSelector(selectStarSet)
  const columns: readonly Column<Entity>[] = [
    {
      key: 'name',
      title: t('name'),
      isName: true,
      className: classes['name'],
      cell: (entity) => <Link to={docsPathOf(entityRefOf(entity))}>{displayName(entity)}</Link>,
    },
    {
      key: 'owner',
      title: t('owner'),
      className: classes['text'],
      cell: (entity) => (
        <EntityRefLink
          text={specText(entity, 'owner')}
          kind="group"
          namespace={entityRefOf(entity).namespace}
        />
      ),
    },
    {
      key: 'kind',
      title: t('kind'),
      from: 'middle',
      className: classes['text'],
      cell: ({ kind }) => kind,
    },
    {
      key: 'type',
      title: t('type'),
      from: 'middle',
      className: classes['text'],
      cell: (entity) => specText(entity, 'type'),
    },
    {
      key: 'star',
      title: t('actions'),
      isTitleHidden: true,
      className: classes['star'],
      cell: (entity) => <EntityStar entity={entity} isStarred={stars.has(keyOf(entity))} />,
    },
  ]
  return (
    <ListFrame>
      <DataTable
        look="list"
        caption={t('caption')}
        columns={columns}
        rows={entities}
        rowKey={keyOf}
      />
    </ListFrame>
  )
}

const keyOf = (entity: Entity): string => stringifyEntityRef(entityRefOf(entity))
