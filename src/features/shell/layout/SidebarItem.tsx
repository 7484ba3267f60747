import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { Titles } from '../../../model/languages.ts'
import { titleIn } from '../../../ui/messages/i18n.ts'
import { selectAreKeysOn } from '../../preferences/shortcutKeysSlice.ts'
import { NavigationLink } from './NavigationLink.tsx'
import classes from './Sidebar.module.css'

export interface NavigationItem {
  readonly to: string
  readonly titles: Titles
  readonly Icon: LucideIcon
  /** Two letters, one after the other, such as `g c`. */
  readonly shortcut?: string
  /** A number beside the title, which is left out where it is 0; null while there is nothing to lead to. */
  readonly count?: (root: object) => number | null
}

interface SidebarItemProps {
  readonly item: NavigationItem
  readonly items: readonly NavigationItem[]
  readonly onClick?: () => void
}

const noCount = () => 0

/** The sidebar has room for two digits. */
const shortCount = (count: number): string => (count > 99 ? '99+' : String(count))

/** One link. Screen readers get its name while the sidebar is narrow. */
export function SidebarItem({ item, items, onClick }: SidebarItemProps) {
  const { to, titles, Icon, shortcut, count: countIn = noCount } = item
  const { i18n } = useTranslation()
  const areKeysOn = useSelector(selectAreKeysOn)
  const count = useSelector(countIn)
  if (count === null) return null
  const title = titleIn(titles, i18n.language)
  // Not `aria-keyshortcuts`, which has no sequences.
  const tooltip = areKeysOn && shortcut !== undefined ? `${title} (${shortcut})` : title
  return (
    <NavigationLink
      to={to}
      others={items.map((other) => other.to)}
      title={tooltip}
      onClick={onClick}
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className={classes['label']}>{title}</span>
      {count > 0 && <span className={classes['count']}>{shortCount(count)}</span>}
    </NavigationLink>
  )
}
