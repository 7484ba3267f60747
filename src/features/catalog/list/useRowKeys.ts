import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

export interface RowKeys {
  /** Number of rows. */
  readonly count: number
  /** Rows per screen. */
  readonly page: number
  /** Position of the focused row, from 0. */
  readonly focused: number | undefined
  readonly onFocus: (place: number | undefined) => void
  /** Scrolls to the row at this position. */
  readonly goTo: (place: number) => void
}

/** Number of rows that a key moves; undefined for other keys. */
function wayOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, page: number) {
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined
  const ways = new Map([
    ['ArrowDown', 1],
    ['ArrowUp', -1],
    ['PageDown', page],
    ['PageUp', -page],
  ])
  return ways.get(key)
}

/** Position, from 0, of the row around an element. */
function placeOf(target: EventTarget | null): number | undefined {
  const row = target instanceof Element ? target.closest('tr[aria-rowindex]') : null
  return row ? Number(row.getAttribute('aria-rowindex')) - 2 : undefined
}

/** Keeps the focus on the same control in each row: checkbox, star, or else the link. */
const columnOf = (target: Element): string =>
  ['input', '[aria-pressed]'].find((selector) => target.matches(selector)) ?? 'th a'

/** Keys in an open menu belong to the menu. */
const isOfMenu = (target: Element): boolean =>
  target.closest('[role=menu], [aria-haspopup]') !== null

/**
 * Moves between rows with arrow and page keys, and reports the focused row, which must stay rendered when scrolled
 * away, or the focus would be lost.
 */
export function useRowKeys(
  body: RefObject<HTMLTableSectionElement | null>,
  { count, page, focused, onFocus, goTo }: RowKeys,
): void {
  const wanted = useRef<{ readonly place: number; readonly column: string }>(undefined)
  useEffect(() => {
    const table = body.current
    if (!table) return undefined
    const focusIn = ({ target }: FocusEvent) => {
      onFocus(placeOf(target))
    }
    const focusOut = ({ relatedTarget }: FocusEvent) => {
      if (!table.contains(relatedTarget as Node | null)) onFocus(undefined)
    }
    const press = (event: KeyboardEvent) => {
      const { target } = event
      const way = wayOf(event, page)
      const place = placeOf(target)
      if (way === undefined || place === undefined || !(target instanceof Element)) return
      if (isOfMenu(target)) return
      event.preventDefault()
      const next = Math.min(count - 1, Math.max(0, place + way))
      wanted.current = { place: next, column: columnOf(target) }
      onFocus(next)
      goTo(next)
    }
    table.addEventListener('focusin', focusIn)
    table.addEventListener('focusout', focusOut)
    table.addEventListener('keydown', press)
    return () => {
      table.removeEventListener('focusin', focusIn)
      table.removeEventListener('focusout', focusOut)
      table.removeEventListener('keydown', press)
    }
  }, [body, count, page, onFocus, goTo])
  useLayoutEffect(() => {
    const { place, column } = wanted.current ?? {}
    if (place === undefined || place !== focused || column === undefined) return
    wanted.current = undefined
    body.current
      ?.querySelector<HTMLElement>(`tr[aria-rowindex="${String(place + 2)}"] :is(${column})`)
      ?.focus({ preventScroll: true })
  }, [body, focused])
}
