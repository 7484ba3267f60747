import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual'
import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Entity } from '../../../../model/entities/entity.ts'
import { rowHeights, type Density } from '../../../../model/preferences/density.ts'
import { useRowKeys } from './useRowKeys.ts'

interface VisibleRows {
  readonly body: RefObject<HTMLTableSectionElement | null>
  /** Rows to render, each with the pixels of the gap before it. */
  readonly visible: readonly { readonly index: number; readonly gap: number }[]
  /** Pixels after the last rendered row. */
  readonly height: number
  readonly isNearEnd: boolean
}

interface Drawing {
  readonly density: Density
  /** True once the first rows are on screen. */
  readonly isDrawn: boolean
  readonly onLeave: () => void
}

/** Rows rendered beyond the visible ones; few at first, to draw the first rows sooner. */
const overscan = { first: 1, later: 10 }
/** Pixels that bars cover at the top and bottom of the window. */
const covered = 80

/** The visible rows, and the focused one. */
export function useVisibleRows(rows: readonly Entity[], drawing: Drawing): VisibleRows {
  const rowHeight = rowHeights[drawing.density]
  const body = useRef<HTMLTableSectionElement>(null)
  const [top, setTop] = useState(0)
  const [focused, setFocused] = useState<number>()
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => rowHeight,
    overscan: drawing.isDrawn ? overscan.later : overscan.first,
    scrollMargin: top,
    scrollPaddingStart: covered,
    scrollPaddingEnd: covered,
    rangeExtractor: useCallback((range: Range) => withFocused(range, focused), [focused]),
    // Known before the first layout, so that scroll positions can be restored at once.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
  })
  useRowKeys(body, {
    count: rows.length,
    page: Math.max(1, Math.floor((window.innerHeight - 2 * covered) / rowHeight)),
    focused,
    onFocus: setFocused,
    onLeave: drawing.onLeave,
    goTo: useCallback(
      (place: number) => {
        virtualizer.scrollToIndex(place, { align: 'auto' })
      },
      [virtualizer],
    ),
  })
  // Measured with each change of rows, because the content above them changes.
  useLayoutEffect(() => {
    setTop((body.current?.getBoundingClientRect().top ?? 0) + window.scrollY)
  }, [rows])
  const items = virtualizer.getVirtualItems()
  const visible = items.map(({ index, start }, place) => ({
    index,
    gap: start - (items[place - 1]?.end ?? top),
  }))
  const last = items.at(-1)
  return {
    body,
    visible,
    height: virtualizer.getTotalSize() - (last ? last.end - top : 0),
    isNearEnd: (virtualizer.range?.endIndex ?? 0) + overscan.later >= rows.length - overscan.later,
  }
}

function withFocused(range: Range, focused: number | undefined): number[] {
  const places = defaultRangeExtractor(range)
  if (focused === undefined || focused >= range.count || places.includes(focused)) return places
  return [...places, focused].sort((one, other) => one - other)
}
