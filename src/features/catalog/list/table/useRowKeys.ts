import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { RowKey } from '../../../../model/shell/shortcut.ts'

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
  /** Escape was pressed in a row, which has lost the focus. */
  readonly onLeave: () => void
}

/** Number of rows that a key moves; undefined for other keys. */
function rowsToMove({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent, page: number) {
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

const link = 'th a'

/** Keeps the focus on the same control in each row: checkbox, star, or else the link. */
const columnOf = (target: Element): string =>
  ['input', '[aria-pressed]'].find((selector) => target.matches(selector)) ?? link

/** Keys in an open menu belong to the menu. */
const isOfMenu = (target: Element): boolean =>
  target.closest('[role=menu], [aria-haspopup]') !== null

/** Enter in a row's checkbox does nothing else. */
const opens = ({ key, target }: KeyboardEvent): boolean =>
  key === 'Enter' && target instanceof Element && target.matches('input')

function press(row: Element | null | undefined, control: string): void {
  row?.querySelector<HTMLElement>(control)?.click()
}

/**
 * Moves between rows with arrow and page keys, and performs shortcuts sent to the element with `data-row-keys`. Also
 * reports the focused row, which must stay rendered when scrolled away, or the focus would be lost.
 */
export function useRowKeys(
  body: RefObject<HTMLTableSectionElement | null>,
  { count, page, focused, onFocus, goTo, onLeave }: RowKeys,
): void {
  const wanted = useRef<{ readonly place: number; readonly column: string }>(undefined)
  useEffect(() => {
    const table = body.current
    if (!table) return undefined
    const focusIn = ({ target }: FocusEvent) => {
      wanted.current = undefined
      onFocus(placeOf(target))
    }
    const focusOut = ({ relatedTarget }: FocusEvent) => {
      if (!table.contains(relatedTarget as Node | null)) onFocus(undefined)
    }
    const moveTo = (place: number, column: string) => {
      const next = Math.min(count - 1, Math.max(0, place))
      // At the first and the last row the focus stays.
      wanted.current =
        next === placeOf(document.activeElement) ? undefined : { place: next, column }
      onFocus(next)
      goTo(next)
    }
    const onRowKey = ({ detail: key }: CustomEvent<RowKey>) => {
      const { activeElement } = document
      const inside = activeElement && table.contains(activeElement) ? activeElement : null
      const place = placeOf(inside)
      if (key === 'x') press(inside?.closest('tr'), 'input')
      else if (key === 'o') press(inside?.closest('tr'), link)
      else {
        // A key may arrive before the focus has moved.
        const here = inside && place !== undefined ? { place, column: columnOf(inside) } : undefined
        const from = wanted.current ?? here
        if (from) moveTo(from.place + (key === 'j' ? 1 : -1), from.column)
        else moveTo(0, link)
      }
    }
    const pressed = (event: KeyboardEvent) => {
      const { target } = event
      const way = rowsToMove(event, page)
      const place = placeOf(target)
      if (place === undefined || !(target instanceof HTMLElement) || isOfMenu(target)) return
      if (event.key === 'Escape') {
        target.blur()
        onLeave()
      }
      if (opens(event)) press(target.closest('tr'), link)
      if (way === undefined) return
      event.preventDefault()
      moveTo(place + way, columnOf(target))
    }
    table.addEventListener('focusin', focusIn)
    table.addEventListener('focusout', focusOut)
    table.addEventListener('keydown', pressed)
    table.addEventListener('rowkey', onRowKey)
    return () => {
      table.removeEventListener('focusin', focusIn)
      table.removeEventListener('focusout', focusOut)
      table.removeEventListener('keydown', pressed)
      table.removeEventListener('rowkey', onRowKey)
    }
  }, [body, count, page, onFocus, goTo, onLeave])
  useLayoutEffect(() => {
    const { place, column } = wanted.current ?? {}
    if (place === undefined || place !== focused || column === undefined) return
    wanted.current = undefined
    body.current
      ?.querySelector<HTMLElement>(`tr[aria-rowindex="${String(place + 2)}"] :is(${column})`)
      ?.focus({ preventScroll: true })
  }, [body, focused])
}
