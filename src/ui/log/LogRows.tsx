import { useImperativeHandle, useMemo, useRef, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { plainLine } from '../../model/logs/ansi.ts'
import { lineCount, rawLine } from '../../model/logs/logLines.ts'
import { markWidth, sourceMarks } from '../../model/logs/logSource.ts'
import { VisuallyHidden } from '../VisuallyHidden.tsx'
import { LogLine } from './LogLine.tsx'
import classes from './LogRows.module.css'
import type { LogRowsProps } from './logRowsProps.ts'
import { useExpandedRows } from './useExpandedRows.ts'
import { useLogCursor } from './useLogCursor.ts'
import { rowHeight, useLogRows } from './useLogRows.ts'
import { useLogTimes } from './useLogTimes.ts'
import { lineAt, rowOf } from './useLogView.ts'

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
      style={{ '--source-width': `${String(markWidth(marks) + 1)}ch` } as CSSProperties}
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
