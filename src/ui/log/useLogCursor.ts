import type { useVirtualizer } from '@tanstack/react-virtual'
import { useState, type KeyboardEvent, type MouseEvent } from 'react'
import { rangeOf } from '../../model/logs/lineRange.ts'
import type { LogRowsProps } from './logRowsProps.ts'
import type { ExpandedRows } from './useExpandedRows.ts'
import { lineAt, rowOf } from './useLogView.ts'

interface LogCursorOptions extends Pick<LogRowsProps, 'view' | 'selected' | 'onSelect' | 'onFold'> {
  readonly virtual: Pick<
    ReturnType<typeof useVirtualizer<HTMLDivElement, HTMLDivElement>>,
    'range' | 'scrollToIndex'
  >
  readonly expanded: ExpandedRows
}

const attribute = (target: EventTarget, name: string): string | null =>
  target instanceof Element ? (target.closest(`[${name}]`)?.getAttribute(name) ?? null) : null

/** Moves through the lines by keyboard, and selects and expands them by keyboard or pointer. */
export function useLogCursor(options: LogCursorOptions) {
  const { view, selected, onSelect, onFold, virtual, expanded } = options
  const [cursor, setCursor] = useState<number>()
  const isGroup = (number: number) => view.lines.groups.some(({ line }) => line === number)
  const select = (number: number, isExtended: boolean) => {
    onSelect(rangeOf(isExtended && selected ? selected.from : number, number))
  }
  const expand = (number: number) => {
    if (isGroup(number)) onFold(number)
    else if (expanded.hasMore(number)) expanded.showMore(number)
    else expanded.switchJson(number)
  }
  const click = (event: MouseEvent) => {
    const number = Number(attribute(event.target, 'data-line') ?? 0)
    const action = attribute(event.target, 'data-act')
    if (number === 0) return
    if (action === 'select') select(number, event.shiftKey)
    else if (action === 'json') expanded.switchJson(number)
    else if (action !== null) expand(number)
  }
  const move = (step: 1 | -1) => {
    const first = virtual.range?.startIndex ?? 0
    const row = cursor === undefined ? first : rowOf(view, cursor) + step
    if (row < 0 || row >= view.shownCount) return
    setCursor(lineAt(view, row))
    virtual.scrollToIndex(row, { align: 'auto' })
  }
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (cursor === undefined) return
    else if (event.key === 'Enter') select(cursor, event.shiftKey)
    else if (event.key === ' ') expand(cursor)
    else return
    event.preventDefault()
  }
  return { cursor, click, press }
}
