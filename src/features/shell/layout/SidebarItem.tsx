import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { titleIn, type Titles } from '../../../model/languages.ts'
import { NavigationLink } from './NavigationLink.tsx'
import classes from './Sidebar.module.css'

export interface NavigationItem {
  readonly to: string
  readonly titles: Titles
  readonly Icon: LucideIcon
}

interface SidebarItemProps {
  readonly item: NavigationItem
  readonly onClick?: () => void
}

/** One link. Screen readers get its name while the sidebar is narrow. */
export function SidebarItem({ item: { to, titles, Icon }, onClick }: SidebarItemProps) {
  const { i18n } = useTranslation()
  return (
    <NavigationLink to={to} onClick={onClick}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className={classes['label']}>{titleIn(titles, i18n.language)}</span>
    </NavigationLink>
  )
}
