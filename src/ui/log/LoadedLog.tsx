import { ArrowDown } from 'lucide-react'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lineCount } from '../../model/logs/logLines.ts'
import { matchLength } from '../../model/logs/logSearch.ts'
import { Button } from '../button/Button.tsx'
import { LogAnnouncements } from './LogAnnouncements.tsx'
import { pressLogKey } from './logKeys.ts'
import { LogNotices } from './LogNotices.tsx'
import { LogRows } from './LogRows.tsx'
import type { LogRowsHandle } from './logRowsProps.ts'
import { LogTools } from './LogTools.tsx'
import classes from './LogViewer.module.css'
import type { LogViewerProps } from './logViewerProps.ts'
import { filtersFor, type LogView, noFilters, rowOf, useLogView } from './useLogView.ts'

/** Whether the end is followed, and how many lines have come since it is not. */
function useFollow(isLinked: boolean, { shownCount }: LogView) {
  const [leftAt, setLeftAt] = useState<number | null>(isLinked ? shownCount : null)
  return {
    isFollowing: leftAt === null,
    newLines: leftAt === null ? 0 : Math.max(0, shownCount - leftAt),
    follow: (isFollowing: boolean) => {
      if (isFollowing !== (leftAt === null)) setLeftAt(isFollowing ? null : shownCount)
    },
  }
}

const toggled = (set: ReadonlySet<number>, value: number): ReadonlySet<number> => {
  const next = new Set(set)
  if (!next.delete(value)) next.add(value)
  return next
}

/** The viewer itself; `LogViewer` loads it. */
export function LoadedLog(props: LogViewerProps) {
  const { status, label, lines: selected, onLines, settings, onSettings } = props
  const { t } = useTranslation('log')
  const [filters, setFilters] = useState(() => filtersFor(props))
  const [position, setPosition] = useState(0)
  const [isFull, setIsFull] = useState(false)
  const view = useLogView(props, filters)
  const { isFollowing, newLines, follow } = useFollow(selected !== undefined, view)
  const rows = useRef<LogRowsHandle>(null)
  const field = useRef<HTMLInputElement>(null)
  const { found, matchCount, shownCount } = view
  const showMatch = (next: number) => {
    setPosition(next)
    rows.current?.showLine(found[next * matchLength] ?? 0)
  }
  const moveMatch = (step: number) => {
    if (matchCount > 0) showMatch((position + step + matchCount) % matchCount)
  }
  const showFirstMatch = useEffectEvent(() => {
    if (found[0] !== undefined) rows.current?.showLine(found[0])
  })
  const hasMatches = matchCount > 0
  useEffect(() => {
    if (hasMatches) showFirstMatch()
  }, [filters.query, hasMatches])
  // The linked lines may not have arrived yet.
  const isThere = selected !== undefined && rowOf(view, selected.from) >= 0
  const linked = isThere ? selected.from : undefined
  const showLinked = useEffectEvent(() => {
    if (linked !== undefined) rows.current?.showLine(linked)
  })
  useEffect(() => {
    showLinked()
  }, [linked])
  const leave = () => {
    if (isFull) setIsFull(false)
    else onLines(undefined)
  }
  const press = (event: KeyboardEvent) => {
    pressLogKey(event, {
      search: () => field.current?.focus(),
      move: moveMatch,
      start: () => {
        follow(false)
        rows.current?.toStart()
      },
      end: () => {
        follow(true)
        rows.current?.toEnd()
      },
      follow: () => {
        follow(!isFollowing)
      },
      wrap: () => {
        onSettings({ ...settings, wrapsLines: !settings.wrapsLines })
      },
      leave: isFull || selected ? leave : undefined,
    })
  }
  return (
    <div
      role="presentation"
      className={classes['viewer']}
      data-full={isFull || undefined}
      onKeyDown={press}
    >
      <LogTools
        viewer={props}
        view={view}
        filters={filters}
        onFilters={(next) => {
          if (next.query !== filters.query) setPosition(0)
          setFilters(next)
        }}
        position={Math.min(position, Math.max(0, matchCount - 1))}
        onMove={moveMatch}
        onLeave={() => rows.current?.focus()}
        isFull={isFull}
        onFull={setIsFull}
        isFollowing={isFollowing}
        onFollow={follow}
        ref={field}
      />
      <LogNotices
        viewer={props}
        view={view}
        onReset={() => {
          setFilters(noFilters)
          props.onSource?.(undefined)
        }}
      />
      <div className={classes['body']} hidden={shownCount === 0}>
        <LogRows
          ref={rows}
          view={view}
          settings={settings}
          label={label}
          startedAt={props.startedAt}
          sources={props.sources}
          selected={selected}
          onSelect={onLines}
          folded={filters.folded}
          onFold={(line) => {
            setFilters({ ...filters, folded: toggled(filters.folded, line) })
          }}
          currentMatch={matchCount > 0 ? position : undefined}
          isFollowing={isFollowing}
          onFollow={follow}
        />
        {!isFollowing && newLines > 0 && (
          <Button
            className={classes['newLines']}
            title={t('toEnd')}
            onClick={() => {
              follow(true)
            }}
          >
            <ArrowDown size={14} aria-hidden="true" />
            {t('newLines', { count: newLines })}
          </Button>
        )}
      </div>
      <LogAnnouncements status={status} count={lineCount(view.lines)} />
    </div>
  )
}
