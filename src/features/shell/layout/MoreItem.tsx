import { Ellipsis, LogOut, Users } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { displayName, entityRefOf } from '../../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../../model/entities/entityRef.ts'
import { entityPath } from '../../../model/paths.ts'
import { useGroups } from '../../entities/useGroups.ts'
import { signedOut } from '../../session/sessionSlice.ts'
import { NavigationLink } from './NavigationLink.tsx'
import classes from './Sidebar.module.css'
import { SidebarItem, type NavigationItem } from './SidebarItem.tsx'
import { useAccountName } from './useAccountName.ts'

export interface MoreItemProps {
  /** Items that do not fit into the bar. */
  readonly items: readonly NavigationItem[]
  readonly userEntityRef: string
}

/** Last item of the phone's bar: everything in the sidebar that the bar lacks. */
export function MoreItem(props: MoreItemProps) {
  const { t } = useTranslation()
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={classes['more']}>
      <button type="button" className={classes['item']} popoverTarget={id}>
        <Ellipsis size={20} strokeWidth={1.75} aria-hidden="true" />
        <span className={classes['label']}>{t('moreItems')}</span>
      </button>
      <div
        id={id}
        ref={sheet}
        popover="auto"
        role="group"
        className={classes['submenu']}
        aria-label={t('moreItems')}
        onBeforeToggle={({ newState }) => {
          setIsOpen(newState === 'open')
        }}
      >
        {isOpen && <Sheet {...props} onLeave={() => sheet.current?.hidePopover()} />}
      </div>
    </div>
  )
}

interface SheetProps extends MoreItemProps {
  readonly onLeave: () => void
}

function Sheet({ items, userEntityRef, onLeave }: SheetProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const groups = useGroups(userEntityRef)
  const user = useAccountName(userEntityRef)
  return (
    <>
      {items.map((item) => (
        <SidebarItem key={item.to} {...{ item, items }} onClick={onLeave} />
      ))}
      {groups.length > 0 && <p>{t('myGroups')}</p>}
      {groups.map((group) => (
        <NavigationLink
          key={stringifyEntityRef(entityRefOf(group))}
          to={entityPath(entityRefOf(group))}
          onClick={onLeave}
        >
          <Users size={20} strokeWidth={1.75} aria-hidden="true" />
          <span className={classes['label']}>{displayName(group)}</span>
        </NavigationLink>
      ))}
      <p>{t('signedInAs', { user })}</p>
      <button
        type="button"
        className={classes['item']}
        onClick={() => dispatch(signedOut({ by: 'user' }))}
      >
        <LogOut size={20} strokeWidth={1.75} aria-hidden="true" />
        <span className={classes['label']}>{t('signOut')}</span>
      </button>
    </>
  )
}
