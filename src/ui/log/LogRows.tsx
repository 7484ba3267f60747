import type { useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  type MouseEvent,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { useTranslation } from 'react-i18next'
import { plainLine } from '../../model/logs/ansi.ts'
import { rangeOf } from '../../model/logs/lineRange.ts'
import { lineCount, type LogLines, rawLine } from '../../model/logs/logLines.ts'
import type { LogSettings } from '../../model/logs/logSettings.ts'
import { markWidth, sourceMarks } from '../../model/logs/logSource.ts'
import { onTick } from '../time/ticker.ts'
import { useTimeTexts } from '../time/useTimeTexts.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { LogLine } from './LogLine.tsx'
import classes from './LogRows.module.css'
import type { LogRowsProps } from './logRowsProps.ts'
import { timeText } from './logTimes.ts'
import { type ExpandedRows, useExpandedRows } from './useExpandedRows.ts'
import { rowHeight, useLogRows } from './useLogRows.ts'
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
function useLogCursor(options: LogCursorOptions) {
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

/** Milliseconds between updates of relative times. */
const step = 10_000
const subscribe = (tell: () => void) => onTick(step, tell)
const never = () => () => undefined

/** Formats the time of a line; null where times are not shown. */
function useLogTimes(
  lines: LogLines,
  settings: LogSettings,
  startedAt: number | undefined,
): ((at: number | undefined) => string) | null {
  const { texts, language } = useTimeTexts()
  const isRelative = settings.timestamps === 'relative'
  const now = useSyncExternalStore(isRelative ? subscribe : never, () =>
    isRelative ? Math.floor(Date.now() / step) * step : 0,
  )
  if (settings.timestamps === 'none') return null
  const context = {
    settings,
    startedAt: startedAt ?? lines.entries[0]?.at,
    relativeText: (at: number) => texts?.relativeText(at, Math.max(now, at), language) ?? '',
  }
  return (at) => timeText(at, context)
}

/** The lines of a log, as far as they are visible. */
export function LogRows(props: LogRowsProps) {
  const { view, settings, label, sources, isFollowing, onFollow, ref } = props
  const { t } = useTranslation('log')
  const marks = useMemo(() => sourceMarks(sources ?? []), [sources])
  const expanded = useExpandedRows(view.lines)
  const { rows } = expanded
  const lastTop = useRef(0)
  const layout = useLogRows({ view, settings, marks, rows, isFollowing })
  const { box, ruler, virtual, size, width } = layout
  const times = useLogTimes(view.lines, settings, props.startedAt)
  const { cursor, click, press } = useLogCursor({ ...props, virtual, expanded })
  useImperativeHandle(ref, () => ({
    showLine: (number) => {
      const row = rowOf(view, number)
      if (row >= 0) virtual.scrollToIndex(row, { align: 'center' })
    },
    toStart: () => {
      virtual.scrollToOffset(0)
    },
    toEnd: () => {
      virtual.scrollToEnd()
    },
    focus: () => box.current?.focus(),
  }))
  const scroll = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = box.current ?? {}
    const isAtEnd = scrollHeight - scrollTop - clientHeight < 2 * rowHeight
    if (isAtEnd) onFollow(true)
    else if (scrollTop < lastTop.current) onFollow(false)
    lastTop.current = scrollTop
  }
  const spokenLine = (number: number) => {
    const source = view.lines.entries[number - view.lines.dropped - 1]?.source ?? ''
    const text = plainLine(rawLine(view.lines, number)).slice(0, 500)
    return [marks.get(source)?.label, text].filter(Boolean).join(': ')
  }
  const items = virtual.getVirtualItems()
  const isUneven = settings.wrapsLines || expanded.hasChanged
  return (
    // The rows are scrolled, and chosen by keyboard, as one control.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see above
    <div
      ref={box}
      className={classes['box']}
      data-log-scroller=""
      data-wraps={settings.wrapsLines || undefined}
      style={{ '--source-width': `${String(markWidth(marks) + 1)}ch` }}
      role="log"
      aria-live="off"
      aria-label={label}
      // eslint-disable-next-line a11y/no-noninteractive-tabindex -- a part that scrolls is reached by keyboard
      tabIndex={0}
      onScroll={scroll}
      onClick={click}
      onKeyDown={(event) => {
        if (event.target === box.current) press(event)
      }}
    >
      <span ref={ruler} className={classes['ruler']} aria-hidden="true">
        {'0'.repeat(100)}
      </span>
      <div
        className={classes['rows']}
        style={{ height: size, width: width === undefined ? '100%' : `${String(width)}ch` }}
      >
        <div
          className={classes['window']}
          style={{ transform: `translateY(${String(items[0]?.start ?? 0)}px)` }}
        >
          {items.map(({ key, index }) => (
            <LogLine
              key={key}
              {...props}
              ref={isUneven ? virtual.measureElement : undefined}
              row={index}
              number={lineAt(view, index)}
              rows={rows}
              times={times}
              marks={marks}
              isCursor={lineAt(view, index) === cursor}
            />
          ))}
        </div>
      </div>
      <VisuallyHidden>
        <span role="status">
          {cursor !== undefined &&
            t('atLine', {
              number: cursor,
              count: lineCount(view.lines),
              text: spokenLine(cursor),
            })}
        </span>
      </VisuallyHidden>
    </div>
  )
}
