import { BookOpen, Pin, PinOff } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { Link } from 'react-router'
import { findEntityRef, humanizeEntityRef } from '../../model/entityRef.ts'
import {
  focusEntered,
  left,
  pinned,
  pointerEntered,
  selectSidebar,
  unpinned,
} from '../sidebar/sidebarSlice.ts'
import { GroupsItem } from './GroupsItem.tsx'
import classes from './Sidebar.module.css'
import { SidebarItem, type NavigationItem } from './SidebarItem.tsx'

export interface SidebarProps {
  readonly title: string
  readonly items: readonly NavigationItem[]
  /** Ref of whoever is signed in. */
  readonly userEntityRef: string
}

/** Where one can go. At the bottom of a narrow screen, at the left of a wide one. */
export function Sidebar({ title, items, userEntityRef }: SidebarProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { status } = useSelector(selectSidebar)
  const user = findEntityRef(userEntityRef)
  return (
    <div
      className={classes['sidebar']}
      data-status={status}
      onPointerEnter={() => dispatch(pointerEntered())}
      onPointerLeave={() => dispatch(left())}
      onFocus={() => dispatch(focusEntered())}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) dispatch(left())
      }}
    >
      <Link to="/" className={classes['brand']}>
        <BookOpen size={22} aria-hidden="true" />
        <span className={classes['label']}>{title}</span>
      </Link>
      <nav aria-label={t('navigation')} className={classes['items']}>
        {items.map((item) => (
          <SidebarItem key={item.to} item={item} />
        ))}
        <GroupsItem userEntityRef={userEntityRef} />
      </nav>
      <div className={classes['foot']}>
        <p className={classes['label']}>
          {t('signedInAs', { user: user ? humanizeEntityRef(user, 'user') : userEntityRef })}
        </p>
        <PinButton isPinned={status === 'pinned'} />
      </div>
    </div>
  )
}

function PinButton({ isPinned }: { readonly isPinned: boolean }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const Icon = isPinned ? PinOff : Pin
  return (
    <button
      type="button"
      className={classes['pin']}
      onClick={() => dispatch(isPinned ? unpinned() : pinned())}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className={classes['label']}>{t(isPinned ? 'unpinSidebar' : 'pinSidebar')}</span>
    </button>
  )
}
