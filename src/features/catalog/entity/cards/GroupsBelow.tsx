import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { parseEntityRef } from '../../../../model/entities/entityRef.ts'
import classes from '../PeopleCards.module.css'
import { EntityPages } from '../tabs/EntityPages.tsx'

/** Child groups, requested when opened. */
export function GroupsBelow({ group }: { readonly group: string }) {
  const { t } = useTranslation('catalog')
  const [isOpen, setIsOpen] = useState(false)
  const label = t('entity.groupsBelow', { name: parseEntityRef(group).name })
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
          below={(ref) => <GroupsBelow group={ref} />}
        />
      )}
    </div>
  )
}
