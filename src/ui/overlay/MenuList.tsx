import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react'
import classes from './Menu.module.css'
import { MenuClosing } from './MenuItem.tsx'

/** Pixels between button and popup, and between popup and window. */
const distance = 4

/**
 * Positions a `popover="manual"` element at its button, in the top layer so that no table clips it:
 * below the button, or above it if there is no room. Follows the button on scroll.
 */
function useTopLayer(
  button: RefObject<HTMLElement | null>,
  isOpen: boolean,
): RefObject<HTMLDivElement | null> {
  const panel = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = panel.current
    if (!isOpen || !element) return undefined
    element.showPopover()
    const move = () => {
      const from = button.current?.getBoundingClientRect()
      if (from) place(element, from)
    }
    move()
    window.addEventListener('scroll', move, { capture: true, passive: true })
    return () => {
      window.removeEventListener('scroll', move, { capture: true })
    }
  }, [isOpen, button])
  return panel
}

/** Aligns the ends of both, as far as the window allows. */
function place(element: HTMLElement, from: DOMRect): void {
  const { width, height } = element.getBoundingClientRect()
  const below = from.bottom + distance
  const isTooLow = below + height + distance > window.innerHeight
  const top = isTooLow ? Math.max(distance, from.top - distance - height) : below
  const isFromRight = getComputedStyle(element).direction === 'rtl'
  const left = isFromRight ? from.left : from.right - width
  const rightmost = window.innerWidth - width - distance
  element.style.top = `${String(top)}px`
  element.style.left = `${String(Math.max(distance, Math.min(left, rightmost)))}px`
}

/** The first or the last item. */
export type End = 'first' | 'last'

const itemsIn = (menu: HTMLElement | null): readonly HTMLElement[] => [
  ...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? []),
]

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

export interface MenuListProps {
  readonly label: string
  /** `MenuItem`s. */
  readonly children: ReactNode
  readonly id: string
  /** The item that gets the focus. */
  readonly openAt: End
  /** Pointers outside it and the list close the menu. */
  readonly frame: RefObject<HTMLElement | null>
  readonly button: RefObject<HTMLElement | null>
  /** Must not change. */
  readonly onClose: () => void
}

/** The items of an open `Menu`. Apart from its button, because a table has a closed menu in each row. */
export function MenuList({ id, label, children, openAt, frame, button, onClose }: MenuListProps) {
  const menu = useTopLayer(button, true)
  useEffect(() => {
    itemsIn(menu.current)
      .at(openAt === 'first' ? 0 : -1)
      ?.focus()
    const closeOutside = ({ target }: PointerEvent) => {
      const parts = [frame.current, menu.current]
      if (!parts.some((part) => part?.contains(target as Node))) onClose()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
    }
  }, [openAt, menu, frame, onClose])
  const close = () => {
    onClose()
    button.current?.focus()
  }
  const move = (event: KeyboardEvent) => {
    if (event.key === 'Escape' || event.key === 'Tab') {
      if (event.key === 'Escape') event.preventDefault()
      close()
      return
    }
    const all = itemsIn(menu.current)
    const next = itemAfter(event.key, all, all.indexOf(document.activeElement as HTMLElement))
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    all[next]?.focus()
  }
  return (
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
}
