import { useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { entityRefOf, type Entity } from '../../../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../../../model/entities/entityRef.ts'
import { targetsOf } from '../../../../model/entities/relatedRefs.ts'
import { Card } from '../../../../ui/Card.tsx'
import { TextField } from '../../../../ui/fields/TextField.tsx'
import { Text } from '../../../../ui/layout/Text.tsx'
import { useEntityPageQuery } from '../../../entities/entitiesApi.ts'
import classes from '../PeopleCards.module.css'
import { EntityPages, pageQuery } from '../tabs/EntityPages.tsx'
import { ChildGroupsBox, useChildGroups } from './ChildGroups.tsx'

/** Members of a group, in pages; more than a page of them are searched by the backend. */
export function MembersCard({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  const [value, setValue] = useState('')
  const text = useDeferredValue(value.trim())
  const group = stringifyEntityRef(entityRefOf(entity))
  const below = useChildGroups(entity)
  const groups = useMemo(() => [group, ...below.groups], [group, below.groups])
  const hasMembers = targetsOf(entity, 'hasMember').length > 0 || below.isWanted
  const filter = { kind: 'user', 'relations.memberOf': groups }
  // The same request as that of the first page.
  const { currentData: all } = useEntityPageQuery(pageQuery(filter), { skip: !hasMembers })
  return (
    <Card title={t('entity.members')}>
      <ChildGroupsBox of={below} />
      {hasMembers ? (
        <>
          {all?.total !== undefined && all.total > 0 && (
            <Text isQuiet isSmall>
              {t('entity.memberCount', { count: all.total })}
            </Text>
          )}
          {(all?.nextCursor ?? null) !== null && (
            <div className={classes['search']}>
              <TextField
                label={t('entity.searchMembers')}
                value={value}
                type="search"
                onType={setValue}
              />
            </div>
          )}
          <EntityPages
            key={`${groups.join()} ${text}`}
            filter={filter}
            text={text}
            label={t('entity.members')}
            none={t('entity.noMembersFound')}
          />
        </>
      ) : (
        <Text isQuiet className={classes['quiet']}>
          {t('entity.noMembers')}
        </Text>
      )}
    </Card>
  )
}
