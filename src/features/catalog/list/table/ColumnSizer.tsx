import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { ColumnId } from '../../../../model/catalog/columns.ts'
import { boundedWidth, narrowest, widest } from '../../../../model/preferences/tableLayouts.ts'
import { columnSized } from '../../../preferences/tableLayoutSlice.ts'
import classes from './EntityTable.module.css'

/** Pixels per arrow key. */
const step = 16

export interface ColumnSizerProps {
  readonly kind: string
  readonly column: ColumnId
  readonly title: string
  /** Pixels. */
  readonly width: number
}

/** The edge of a column: dragged, or moved with arrow keys. Dragging does not render rows. */
export function ColumnSizer({ kind, column, title, width }: ColumnSizerProps) {
  const { t } = useTranslation('catalog')
  const dispatch = useDispatch()
  const drag = useRef<{ readonly x: number; readonly width: number }>(undefined)
  const size = (next: number) => {
    dispatch(columnSized({ kind, column, width: next }))
  }
  // Columns without a chosen width have grown with the table.
  const widthOf = (edge: HTMLElement): number =>
    Math.max(width, edge.closest('th')?.offsetWidth ?? 0)
  const begin = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { x: event.clientX, width: widthOf(event.currentTarget) }
  }
  const widthAt = ({
    clientX,
    currentTarget,
  }: PointerEvent<HTMLDivElement>): number | undefined => {
    if (!drag.current) return undefined
    const way = clientX - drag.current.x
    const isMirrored = getComputedStyle(currentTarget).direction === 'rtl'
    return boundedWidth(drag.current.width + (isMirrored ? -way : way))
  }
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const next = widthAt(event)
    const shown = event.currentTarget
      .closest('table')
      ?.querySelector<HTMLElement>(`col[data-column="${column}"]`)
    if (shown && next !== undefined) shown.style.width = `${String(next)}px`
  }
  const end = (event: PointerEvent<HTMLDivElement>) => {
    const next = widthAt(event)
    drag.current = undefined
    if (next !== undefined) size(next)
  }
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    size(widthOf(event.currentTarget) + (event.key === 'ArrowRight' ? step : -step))
  }
  return (
    <div
      role="slider"
      tabIndex={0}
      className={classes['sizer']}
      aria-label={t('table.widthOf', { column: title })}
      aria-orientation="horizontal"
      aria-valuenow={width}
      aria-valuemin={narrowest}
      aria-valuemax={widest}
      onPointerDown={begin}
      onPointerMove={follow}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={press}
    />
  )
}
