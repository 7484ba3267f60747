import { BookOpen, Pin, PinOff, Search } from 'lucide-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { isApple, shortcutName } from '../../../model/shell/shortcut.ts'
import { Link } from '../../../ui/Link.tsx'
import { opened } from '../../palette/paletteSlice.ts'
import { AccountItem } from './AccountItem.tsx'
import { GroupsItem } from './GroupsItem.tsx'
import { HelpItem } from './HelpItem.tsx'
import { MoreItem } from './MoreItem.tsx'
import classes from './Sidebar.module.css'
import { type NavigationItem, SidebarItem } from './SidebarItem.tsx'
import {
  focusEntered,
  left,
  pinned,
  pointerEntered,
  selectSidebar,
  unpinned,
} from './sidebarSlice.ts'

/** Opens the command palette, and shows its keyboard shortcut. */
function SearchButton() {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  return (
    <button
      type="button"
      className={`${classes['item'] ?? ''} ${classes['search'] ?? ''}`}
      aria-keyshortcuts={shortcutName(navigator.userAgent)}
      aria-haspopup="dialog"
      onClick={() => dispatch(opened())}
    >
      <Search size={20} strokeWidth={1.75} aria-hidden="true" />
      <span className={classes['label']}>{t('palette.open')}</span>
      <kbd className={classes['keys']} aria-hidden="true">
        {t(isApple(navigator.userAgent) ? 'palette.appleKeys' : 'palette.keys')}
      </kbd>
    </button>
  )
}

export interface SidebarProps {
  readonly title: string
  readonly items: readonly NavigationItem[]
  /** Ref of the signed-in user. */
  readonly userEntityRef: string
}

/** Number of pages in the phone's bar, between search and 'More'. */
const mostInBar = 3

/** The navigation: at the left on wide screens, at the bottom on narrow ones. */
export const Sidebar = memo(function Sidebar({ title, items, userEntityRef }: SidebarProps) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const { status } = useSelector(selectSidebar)
  return (
    <header
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
        <SearchButton />
        {items.slice(0, mostInBar).map((item) => (
          <SidebarItem key={item.to} item={item} items={items} />
        ))}
        <div className={classes['rest']}>
          {items.slice(mostInBar).map((item) => (
            <SidebarItem key={item.to} item={item} items={items} />
          ))}
          <GroupsItem userEntityRef={userEntityRef} />
        </div>
        <MoreItem items={items.slice(mostInBar)} userEntityRef={userEntityRef} />
      </nav>
      <div className={classes['foot']}>
        <HelpItem />
        <PinButton isPinned={status === 'pinned'} />
        <AccountItem userEntityRef={userEntityRef} />
      </div>
    </header>
  )
})

function PinButton({ isPinned }: { readonly isPinned: boolean }) {
  const { t } = useTranslation()
  const dispatch = useDispatch()
  const Icon = isPinned ? PinOff : Pin
  return (
    <button
      type="button"
      className={`${classes['pin'] ?? ''} ${classes['pinning'] ?? ''}`}
      onClick={() => dispatch(isPinned ? unpinned() : pinned())}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
      <span className={classes['label']}>{t(isPinned ? 'unpinSidebar' : 'pinSidebar')}</span>
    </button>
  )
}
