import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { entityRefOf, type Entity } from '../../../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../../../model/entities/entityRef.ts'
import { targetsOf } from '../../../../model/entities/relatedRefs.ts'
import { Card } from '../../../../ui/Card.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import classes from '../PeopleCards.module.css'
import { EntityPages } from '../tabs/EntityPages.tsx'
import { ChildGroupsBox, useChildGroups } from './ChildGroups.tsx'

/** Members of a group, in pages, searched by the backend. */
export function MembersCard({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  const [value, setValue] = useState('')
  const text = useDeferredValue(value.trim())
  const group = stringifyEntityRef(entityRefOf(entity))
  const below = useChildGroups(entity)
  const groups = useMemo(() => [group, ...below.groups], [group, below.groups])
  const hasMembers = targetsOf(entity, 'hasMember').length > 0 || below.isWanted
  return (
    <Card title={t('entity.members')}>
      <ChildGroupsBox of={below} />
      {hasMembers ? (
        <>
          <div className={classes['search']}>
            <TextField
              label={t('entity.searchMembers')}
              value={value}
              type="search"
              onType={setValue}
            />
          </div>
          <EntityPages
            key={`${groups.join()} ${text}`}
            filter={{ kind: 'user', 'relations.memberOf': groups }}
            text={text}
            label={t('entity.members')}
            none={t('entity.noMembersFound')}
          />
        </>
      ) : (
        <p className={classes['quiet']}>{t('entity.noMembers')}</p>
      )}
    </Card>
  )
}
