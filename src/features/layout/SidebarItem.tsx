import { LayoutGrid, Settings, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import classes from './Sidebar.module.css'

export interface NavigationItem {
  readonly to: string
  /** Key of the shell's messages. */
  readonly label: 'catalog' | 'settings'
  readonly icon: 'catalog' | 'settings'
}

const icons: Readonly<Record<NavigationItem['icon'], LucideIcon>> = {
  catalog: LayoutGrid,
  settings: Settings,
}

/** One place to go. Its name stays readable to a screen reader while the sidebar is narrow. */
export function SidebarItem({ item: { to, label, icon } }: { readonly item: NavigationItem }) {
  const { t } = useTranslation()
  const Icon = icons[icon]
  return (
    <NavLink to={to} className={classes['item'] ?? ''}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className={classes['label']}>{t(label)}</span>
    </NavLink>
  )
}
