import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { titleIn, type Titles } from '../../model/languages.ts'
import { NavigationLink } from './NavigationLink.tsx'
import classes from './Sidebar.module.css'

export interface NavigationItem {
  readonly to: string
  readonly titles: Titles
  readonly Icon: LucideIcon
}

/** One place to go. Its name stays readable to a screen reader while the sidebar is narrow. */
export function SidebarItem({ item: { to, titles, Icon } }: { readonly item: NavigationItem }) {
  const { i18n } = useTranslation()
  return (
    <NavigationLink to={to}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className={classes['label']}>{titleIn(titles, i18n.language)}</span>
    </NavigationLink>
  )
}
