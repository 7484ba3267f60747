import { useVirtualizer } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { markWidth, type SourceMark } from '../../model/logs/logSource.ts'
import type { LogRowsProps } from './logRowsProps.ts'
import { timeWidth } from './logTimes.ts'
import { usualLength, type RowState } from './useExpandedRows.ts'
import { lineAt } from './useLogView.ts'

/** Pixels: `--ant-font-height-sm`. */
export const rowHeight = 20

/** More than a log ever has. */
const linesAtMost = 1_000_000_000

/** Pixels of a box that has no size, such as one that is not visible yet. */
const usualHeight = 480

/** Characters per row, from the width of a hundred. */
function useColumns(
  box: { readonly current: HTMLElement | null },
  ruler: { readonly current: HTMLElement | null },
): number {
  const [columns, setColumns] = useState(120)
  useLayoutEffect(() => {
    if (!box.current) return undefined
    const measure = () => {
      const width = (ruler.current?.offsetWidth ?? 0) / 100
      if (width > 0) setColumns(Math.max(10, Math.floor((box.current?.clientWidth ?? 0) / width)))
    }
    const observer = new ResizeObserver(measure)
    observer.observe(box.current)
    measure()
    return () => {
      observer.disconnect()
    }
  }, [box, ruler])
  return columns
}

/** Characters before the text of a line. */
const gutterWidth = ({ settings, marks }: LogRowsLayout, lastNumber: number): number =>
  3 +
  (marks.size === 0 ? 0 : markWidth(marks) + 1) +
  (settings.showsLineNumbers ? Math.max(4, String(lastNumber).length) + 1 : 0) +
  (settings.timestamps === 'none' ? 0 : timeWidth[settings.timestamps] + 1)

export interface LogRowsLayout extends Pick<LogRowsProps, 'view' | 'settings'> {
  /** By the ids of sources; empty where lines do not name them. */
  readonly marks: ReadonlyMap<string, SourceMark>
  readonly rows: RowState
  readonly isFollowing: boolean
}

/** Rows of the visible part of a log; heights are estimated from the number of characters and then measured. */
export function useLogRows(options: LogRowsLayout) {
  const { view, settings, rows, isFollowing } = options
  const box = useRef<HTMLDivElement>(null)
  const ruler = useRef<HTMLSpanElement>(null)
  const { lines, shownCount } = view
  const gutter = gutterWidth(options, lines.dropped + lines.texts.length)
  const columns = useColumns(box, ruler) - gutter
  const { wrapsLines } = settings
  // Sizes that were measured at another width count no more, because their keys are others.
  const layoutKey = (wrapsLines ? columns : 0) * linesAtMost
  const estimate = useCallback(
    (row: number) => {
      const number = lineAt(view, row)
      const json = rows.json.get(number)
      if (json !== undefined) return json.split('\n').length * rowHeight
      if (!wrapsLines) return rowHeight
      const length = view.lines.texts[number - view.lines.dropped - 1]?.length ?? 0
      const shown = Math.min(length, rows.lengths.get(number) ?? usualLength)
      return Math.max(1, Math.ceil(shown / Math.max(10, columns))) * rowHeight
    },
    [view, rows, wrapsLines, columns],
  )
  const virtual = useVirtualizer({
    count: shownCount,
    getScrollElement: () => box.current,
    estimateSize: estimate,
    getItemKey: useCallback((row: number) => layoutKey + lineAt(view, row), [view, layoutKey]),
    observeElementRect: (instance, tell) => {
      const element = instance.scrollElement
      if (!element) return undefined
      const measure = () => {
        tell({ width: element.clientWidth, height: element.clientHeight || usualHeight })
      }
      const observer = new ResizeObserver(measure)
      observer.observe(element)
      measure()
      return () => {
        observer.disconnect()
      }
    },
    anchorTo: 'end',
    overscan: 12,
  })
  const size = virtual.getTotalSize()
  useLayoutEffect(() => {
    if (isFollowing) virtual.scrollToEnd()
  }, [virtual, isFollowing, shownCount, size])
  const longest = Math.min(lines.longest, usualLength)
  return {
    box,
    ruler,
    virtual,
    size,
    width: wrapsLines ? undefined : gutter + longest + 2,
  }
}
