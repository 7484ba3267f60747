import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef, type ReactNode } from 'react'
import classes from './VirtualList.module.css'

/** Height in pixels, number of rows (spec 2 §9). */
const rowHeight = 36
const mostRows = 10

export interface VirtualListProps<Item> {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  /** Index of an item that is kept in view. */
  readonly current?: number
  readonly children: (item: Item) => ReactNode
}

/** A scrolling list of rows of equal height, with ten visible at most; renders little more than these. */
export function VirtualList<Item>({
  items,
  keyOf,
  current = -1,
  children,
}: VirtualListProps<Item>) {
  const box = useRef<HTMLDivElement>(null)
  const height = Math.min(items.length, mostRows) * rowHeight
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => keyOf(items[index] as Item),
    // A fixed size, so that the page need not be measured.
    observeElementRect: (_instance, tell) => {
      tell({ width: 0, height: mostRows * rowHeight })
    },
    overscan: 4,
  })
  useEffect(() => {
    const list = box.current
    const top = current * rowHeight
    if (!list || current < 0) return
    const isInView = top >= list.scrollTop && top + rowHeight <= list.scrollTop + height
    if (!isInView) list.scrollTop = top
  }, [current, height])
  return (
    <div ref={box} className={classes['box']} style={{ height }}>
      <div className={classes['rows']} style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ key, index, start }) => (
          <div
            key={key}
            className={classes['row']}
            style={{ height: rowHeight, transform: `translateY(${String(start)}px)` }}
          >
            {children(items[index] as Item)}
          </div>
        ))}
      </div>
    </div>
  )
}
