import { EllipsisVertical } from 'lucide-react'
import { useCallback, useId, useRef, useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import classes from './Menu.module.css'
import { MenuList, type End } from './MenuList.tsx'

export interface MenuProps {
  /** Name of the button and the menu. */
  readonly label: string
  /** `MenuItem`s. */
  readonly children: ReactNode
  readonly onOpen?: () => void
  /** In place of three dots. */
  readonly icon?: ReactNode
  /** The list is drawn at the end of the page: a row of a tree must not contain it. Not for menus in a dialog. */
  readonly isApart?: boolean
}

/**
 * A button that opens a menu. Keyboard as in WAI-ARIA's pattern: arrows, Home, End and first
 * letters move, Escape and Tab close, and the focus returns to the button.
 */
export function Menu({ label, children, icon, onOpen, isApart = false }: MenuProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [openAt, setOpenAt] = useState<End | null>(null)
  const isOpen = openAt !== null
  const open = (at: End) => {
    setOpenAt(at)
    onOpen?.()
  }
  const close = useCallback(() => {
    setOpenAt(null)
  }, [])
  const list = isOpen && (
    <MenuList id={id} label={label} openAt={openAt} frame={frame} button={button} onClose={close}>
      {children}
    </MenuList>
  )
  return (
    <div className={classes['frame']} ref={frame}>
      <button
        type="button"
        ref={button}
        className={classes['button']}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => {
          if (isOpen) close()
          else open('first')
        }}
        onKeyDown={({ key }) => {
          if (key === 'ArrowDown' || key === 'ArrowUp') open(key === 'ArrowDown' ? 'first' : 'last')
        }}
      >
        {icon ?? <EllipsisVertical size={18} strokeWidth={1.75} aria-hidden="true" />}
      </button>
      {isApart && list ? createPortal(list, document.body) : list}
    </div>
  )
}
