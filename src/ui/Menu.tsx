import { EllipsisVertical } from 'lucide-react'
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import classes from './Menu.module.css'
import { MenuClosing } from './MenuItem.tsx'
import { useTopLayer } from './useTopLayer.ts'

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

/** Index of the item to focus after a key; undefined for other keys. */
function itemAfter(key: string, items: readonly HTMLElement[], from: number): number | undefined {
  const last = items.length - 1
  if (key === 'ArrowDown') return from === last ? 0 : from + 1
  if (key === 'ArrowUp') return from <= 0 ? last : from - 1
  if (key === 'Home') return 0
  if (key === 'End') return last
  if (key.length !== 1 || key === ' ') return undefined
  const begins = ({ textContent }: HTMLElement) =>
    textContent.trim().toLowerCase().startsWith(key.toLowerCase())
  const later = items.findIndex((item, index) => index > from && begins(item))
  const found = later === -1 ? items.findIndex(begins) : later
  return found === -1 ? undefined : found
}

/**
 * A button that opens a menu. Keyboard as in WAI-ARIA's pattern: arrows, Home, End and first
 * letters move, Escape and Tab close, and the focus returns to the button.
 */
export function Menu({ label, children, icon, onOpen, isApart = false }: MenuProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [openAt, setOpenAt] = useState<'first' | 'last' | null>(null)
  const isOpen = openAt !== null
  const menu = useTopLayer(button, isOpen)
  const open = (at: 'first' | 'last') => {
    setOpenAt(at)
    onOpen?.()
  }
  const close = () => {
    setOpenAt(null)
    button.current?.focus()
  }
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  useEffect(() => {
    if (openAt === null) return undefined
    const all = [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
    all.at(openAt === 'first' ? 0 : -1)?.focus()
    const closeOutside = ({ target }: PointerEvent) => {
      const parts = [frame.current, menu.current]
      if (!parts.some((part) => part?.contains(target as Node))) setOpenAt(null)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
    }
  }, [openAt, menu])
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault()
      close()
      return
    }
    const all = items()
    const next = itemAfter(event.key, all, all.indexOf(document.activeElement as HTMLElement))
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    all[next]?.focus()
  }
  const list = isOpen && (
    <div
      ref={menu}
      popover="manual"
      className={classes['menu']}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={move}
    >
      <MenuClosing value={close}>{children}</MenuClosing>
    </div>
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
          if (isOpen) setOpenAt(null)
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
