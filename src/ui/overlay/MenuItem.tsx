import { createContext, useContext, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../Link.tsx'
import classes from './Menu.module.css'

/** Closes the menu around an item. */
export const MenuClosing = createContext<() => void>(() => undefined)

export interface MenuItemProps {
  readonly icon?: ReactNode
  readonly children: ReactNode
  readonly onSelect?: () => void
  /** A path of the portal or a URL; makes the item a link. */
  readonly to?: string
  /** Keeps the menu open when chosen, because the item's text changes. */
  readonly keepsOpen?: boolean
  /** Why the item is disabled; it stays focusable so that the reason can be read. */
  readonly unavailable?: string | undefined
  /** Explains at length why it is disabled, when it is chosen. */
  readonly onExplain?: (() => void) | undefined
}

/** An item of a `Menu`. */
export function MenuItem(props: MenuItemProps) {
  const { icon, children, onSelect, to, keepsOpen = false, unavailable, onExplain } = props
  const { t } = useTranslation()
  const close = useContext(MenuClosing)
  const reason = useId()
  const isInert = unavailable !== undefined
  const choose = () => {
    const act = isInert ? onExplain : onSelect
    if (isInert && !act) return
    if (!keepsOpen) close()
    act?.()
  }
  const content = (
    <>
      <span className={classes['icon']}>{icon}</span>
      <span>{children}</span>
    </>
  )
  if (to !== undefined) {
    return (
      <Link to={to} role="menuitem" tabIndex={-1} className={classes['item']} onClick={choose}>
        {content}
      </Link>
    )
  }
  return (
    <>
      <button
        type="button"
        role="menuitem"
        tabIndex={-1}
        className={classes['item']}
        aria-disabled={isInert || undefined}
        aria-describedby={isInert ? reason : undefined}
        onClick={choose}
      >
        {content}
      </button>
      {isInert && (
        <span className={classes['reason']} id={reason} role="presentation">
          {unavailable}
          {onExplain && ` ${t('permission.why')}`}
        </span>
      )}
    </>
  )
}
