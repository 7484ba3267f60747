import { useTranslation } from 'react-i18next'
import { isOfKind, refOf, type Entity } from '../../../../model/entities/entity.ts'
import { EntityIcon } from '../../../../ui/badges/EntityIcon.tsx'
import { Picture } from '../../../../ui/Picture.tsx'
import classes from './EntityTable.module.css'
import { useMemberCountQuery, usePersonPictureQuery } from './peopleApi.ts'

interface RowSignProps {
  readonly entity: Entity
  readonly name: string
}

/** A person's picture or initials; the icon of another kind. `src/start/rows.ts` leaves its room. */
export const RowSign = ({ entity, name }: RowSignProps) =>
  isOfKind(entity, 'user') ? (
    <PersonPicture entity={entity} name={name} />
  ) : (
    <EntityIcon kind={entity.kind} />
  )

function PersonPicture({ entity, name }: RowSignProps) {
  const { currentData } = usePersonPictureQuery(refOf(entity))
  return <Picture isSmall name={name} url={currentData ?? undefined} />
}

/** How many people are in a group itself; nothing for other kinds, and until it is known. */
export const MemberCount = ({ entity }: { readonly entity: Entity }) =>
  isOfKind(entity, 'group') && <Members group={refOf(entity)} />

function Members({ group }: { readonly group: string }) {
  const { t } = useTranslation('catalog')
  const { currentData: count } = useMemberCountQuery(group)
  return (
    count !== undefined && (
      <span className={classes['members']}>{t('entity.memberCount', { count })}</span>
    )
  )
}
