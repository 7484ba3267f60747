import { ChevronRight, Users } from 'lucide-react'
import { useDeferredValue, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { displayName, entityRefOf, type Entity } from '../../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../../model/entities/entityRef.ts'
import { entityPath } from '../../../model/paths.ts'
import { useHasPassed } from '../../../ui/behaviour/useHasPassed.ts'
import { selectHasAnswered } from '../../backend/backendApi.ts'
import { useGroups } from '../../entities/useGroups.ts'
import { NavigationLink } from './NavigationLink.tsx'
import classes from './Sidebar.module.css'

/** The user's groups: nothing, a link, or a submenu (spec 2 §2). */
export function GroupsItem({ userEntityRef }: { readonly userEntityRef: string }) {
  const hasAnswered = useSelector(selectHasAnswered)
  // Requests of the page come first; without any, wait a second. Deferred, because the first page may be drawn with its
  // answer.
  const isReady = useDeferredValue(useHasPassed(1_000) || hasAnswered, false)
  const groups = useGroups(userEntityRef, isReady)
  const [only] = groups
  if (!only) return null
  return groups.length === 1 ? <GroupLink group={only} /> : <GroupsMenu groups={groups} />
}

function GroupLink({ group }: { readonly group: Entity }) {
  return (
    <NavigationLink to={entityPath(entityRefOf(group))}>
      <Users size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className={classes['label']}>{displayName(group)}</span>
    </NavigationLink>
  )
}

function GroupsMenu({ groups }: { readonly groups: readonly Entity[] }) {
  const { t } = useTranslation()
  const id = useId()
  const menu = useRef<HTMLUListElement>(null)
  return (
    <>
      <button type="button" className={classes['item']} popoverTarget={id}>
        <Users size={20} strokeWidth={1.75} aria-hidden="true" />
        <span className={classes['label']}>{t('myGroups')}</span>
        <ChevronRight size={16} aria-hidden="true" />
      </button>
      <ul
        id={id}
        ref={menu}
        popover="auto"
        className={classes['submenu']}
        aria-label={t('myGroups')}
      >
        {groups.map((group) => (
          <li key={stringifyEntityRef(entityRefOf(group))}>
            <NavigationLink
              to={entityPath(entityRefOf(group))}
              onClick={() => menu.current?.hidePopover()}
            >
              {displayName(group)}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </>
  )
}
