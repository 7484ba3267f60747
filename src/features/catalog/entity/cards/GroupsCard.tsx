import { ChevronRight } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Entity } from '../../../../model/entities/entity.ts'
import { targetsOf } from '../../../../model/entities/relatedRefs.ts'
import { Card } from '../../../../ui/Card.tsx'
import { Text } from '../../../../ui/layout/Text.tsx'
import { MoreButton } from '../../../../ui/list/MoreButton.tsx'
import { usePages } from '../../../../ui/list/usePages.ts'
import classes from '../PeopleCards.module.css'
import { EntityPages } from '../tabs/EntityPages.tsx'
import { RelatedPage } from '../tabs/RelatedPage.tsx'

/** Child groups, requested when opened. */
function GroupsBelow({ group, name }: { readonly group: string; readonly name: string }) {
  const { t } = useTranslation('catalog')
  const [isOpen, setIsOpen] = useState(false)
  const label = t('entity.groupsBelow', { name })
  return (
    <div className={classes['branch']}>
      <button
        type="button"
        className={classes['toggle']}
        aria-expanded={isOpen}
        aria-label={label}
        onClick={() => {
          setIsOpen(!isOpen)
        }}
      >
        <ChevronRight size={14} aria-hidden="true" />
        {t('entity.childGroups')}
      </button>
      {isOpen && (
        <EntityPages
          filter={{ kind: 'group', 'relations.childOf': group }}
          label={label}
          none={t('entity.noGroupsBelow')}
          below={(ref, called) => <GroupsBelow group={ref} name={called} />}
        />
      )}
    </div>
  )
}

/** A user's groups, or a group's parent and child groups. */
export function GroupsCard({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('catalog')
  const isUser = entity.kind.toLowerCase() === 'user'
  const above = useMemo(
    () => targetsOf(entity, isUser ? 'memberOf' : 'childOf', 'group'),
    [entity, isUser],
  )
  const below = useMemo(() => targetsOf(entity, 'parentOf', 'group'), [entity])
  return (
    <Card title={t('entity.groups')}>
      {above.length + below.length === 0 && (
        <Text isQuiet className={classes['quiet']}>
          {t(isUser ? 'entity.noMemberships' : 'entity.noGroups')}
        </Text>
      )}
      {above.length > 0 && !isUser && (
        <Text as="h3" isQuiet isSmall className={classes['subtitle']}>
          {t('entity.parentGroups')}
        </Text>
      )}
      <Groups
        entity={entity}
        refs={above}
        label={t(isUser ? 'entity.groups' : 'entity.parentGroups')}
      />
      {below.length > 0 && (
        <Text as="h3" isQuiet isSmall className={classes['subtitle']}>
          {t('entity.childGroups')}
        </Text>
      )}
      <Groups entity={entity} refs={below} label={t('entity.childGroups')} isTree />
    </Card>
  )
}

interface GroupsProps {
  readonly entity: Entity
  readonly refs: readonly string[]
  readonly label: string
  /** Each opens to show its child groups. */
  readonly isTree?: boolean
}

function Groups({ entity, refs, label, isTree = false }: GroupsProps) {
  const paged = usePages(refs)
  if (refs.length === 0) return null
  return (
    <>
      <ul aria-label={label}>
        {paged.pages.map((page, index) => (
          <RelatedPage
            key={index}
            entity={entity}
            refs={page}
            {...(isTree && { below: (ref, name) => <GroupsBelow group={ref} name={name} /> })}
          />
        ))}
      </ul>
      <MoreButton {...paged} />
    </>
  )
}
