import { BookOpen, LayoutGrid, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink, Link } from 'react-router'
import { findEntityRef, humanizeEntityRef } from '../../model/entityRef.ts'
import classes from './Sidebar.module.css'

export interface NavigationItem {
  readonly to: string
  /** Key of the shell's messages. */
  readonly label: 'catalog'
  readonly icon: 'catalog'
}

const icons: Readonly<Record<NavigationItem['icon'], LucideIcon>> = { catalog: LayoutGrid }

export interface SidebarProps {
  readonly title: string
  readonly items: readonly NavigationItem[]
  /** Ref of whoever is signed in. */
  readonly userEntityRef: string
}

/** Where one can go. At the bottom of a narrow screen, at the left of a wide one. */
export function Sidebar({ title, items, userEntityRef }: SidebarProps) {
  const { t } = useTranslation()
  const user = findEntityRef(userEntityRef)
  return (
    <div className={classes['sidebar']}>
      <Link to="/" className={classes['brand']}>
        <BookOpen size={22} aria-hidden="true" />
        {title}
      </Link>
      <nav aria-label={t('navigation')} className={classes['items']}>
        {items.map(({ to, label, icon }) => {
          const Icon = icons[icon]
          return (
            <NavLink key={to} to={to} className={classes['item'] ?? ''}>
              <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
              {t(label)}
            </NavLink>
          )
        })}
      </nav>
      <p className={classes['user']}>
        {t('signedInAs', { user: user ? humanizeEntityRef(user, 'user') : userEntityRef })}
      </p>
    </div>
  )
}
