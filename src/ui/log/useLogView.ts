import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import type { LogEntry } from '../../model/logs/logEntry.ts'
import { appendEntries, type LogLines, newLogLines } from '../../model/logs/logLines.ts'
import { type LogQuery, matchLength } from '../../model/logs/logSearch.ts'
import {
  type LevelFilter,
  type LineFilter,
  matchesAmong,
  shownLines,
} from '../../model/logs/shownLines.ts'
import { createLogSearcher, noSearch, type SearchState } from './logSearcher.ts'
import type { LogViewerProps } from './logViewerProps.ts'

// The lines of one viewer, outside React's state because they grow in place.

type Batches = readonly (readonly LogEntry[])[]

/** Replaced whenever lines were added. */
interface LogSnapshot {
  readonly lines: LogLines
}

interface LogStore {
  readonly take: (batches: Batches, limit: number) => void
  readonly read: () => LogSnapshot
  readonly subscribe: (tell: () => void) => () => void
}

function createLogStore(): LogStore {
  const listeners = new Set<() => void>()
  let snapshot: LogSnapshot = { lines: newLogLines() }
  let taken: Batches = []
  const goesOn = (batches: Batches) =>
    taken.length <= batches.length && taken.at(-1) === batches[taken.length - 1]
  return {
    take: (batches, limit) => {
      if (batches === taken) return
      const from = goesOn(batches) ? taken.length : 0
      const lines = from === taken.length ? snapshot.lines : newLogLines()
      for (const batch of batches.slice(from)) appendEntries(lines, batch, limit)
      taken = batches
      snapshot = { lines }
      for (const tell of listeners) tell()
    },
    read: () => snapshot,
    subscribe: (tell) => {
      listeners.add(tell)
      return () => {
        listeners.delete(tell)
      }
    },
  }
}

/** Lines that are kept unless the viewer is told otherwise. */
const usualLimit = 200_000

/** Lines before and after a match where only matching lines are shown. */
const usualContext = 2

export interface LogView {
  readonly lines: LogLines
  /** Numbers of the shown lines in their order; undefined for all. */
  readonly shown: readonly number[] | undefined
  readonly shownCount: number
  readonly search: SearchState
  /** Matches among the lines that the filters leave, three numbers each. */
  readonly found: readonly number[]
  readonly matchCount: number
}

export interface LogFilters {
  readonly level: LevelFilter
  readonly query: LogQuery
  /** Only lines with matches and those around them. */
  readonly showsMatchesOnly: boolean
  /** Numbers of lines that open a folded group. */
  readonly folded: ReadonlySet<number>
}

export const noFilters: LogFilters = {
  level: 'all',
  query: { text: '', isRegExp: false, isCaseSensitive: false },
  showsMatchesOnly: false,
  folded: new Set(),
}

/** Before the user has chosen any. */
export const filtersFor = ({ folded }: LogViewerProps): LogFilters => ({
  ...noFilters,
  folded: new Set(folded),
})

function useLines({ batches, limit = usualLimit }: LogViewerProps) {
  const [store] = useState(() => {
    const created = createLogStore()
    created.take(batches, limit)
    return created
  })
  useLayoutEffect(() => {
    store.take(batches, limit)
  }, [store, batches, limit])
  return useSyncExternalStore(store.subscribe, store.read)
}

function useSearch(lines: { readonly lines: LogLines }, query: LogQuery): SearchState {
  const [state, setState] = useState(noSearch)
  const [searcher] = useState(() => createLogSearcher(setState))
  useEffect(() => {
    searcher.follow(lines.lines)
  }, [searcher, lines])
  useEffect(() => {
    searcher.search(query.text === '' ? null : query)
  }, [searcher, query])
  useEffect(() => searcher.close, [searcher])
  return query.text === '' ? noSearch : state
}

/** The lines to show, with their matches. */
export function useLogView(props: LogViewerProps, filters: LogFilters): LogView {
  const { source } = props
  const { level, query, showsMatchesOnly, folded } = filters
  const snapshot = useLines(props)
  const search = useSearch(snapshot, query)
  const filter = useMemo(
    (): LineFilter => ({
      source,
      level,
      folded,
      context: showsMatchesOnly && query.text !== '' ? usualContext : undefined,
    }),
    [source, level, folded, showsMatchesOnly, query.text],
  )
  return useMemo(() => {
    const { lines } = snapshot
    const found = matchesAmong(lines, filter, search.found)
    const shown = shownLines(lines, filter, found)
    const shownCount = shown?.length ?? lines.texts.length
    return { lines, shown, shownCount, search, found, matchCount: found.length / matchLength }
  }, [snapshot, filter, search])
}

/** The number of the line in this row. */
export const lineAt = ({ shown, lines }: LogView, row: number): number =>
  shown ? (shown[row] ?? 0) : lines.dropped + row + 1

/** The row of this line, or of the next shown one; -1 if it has none. */
export function rowOf({ shown, lines }: LogView, number: number): number {
  if (!shown)
    return number <= lines.dropped || number > lines.dropped + lines.texts.length
      ? -1
      : number - lines.dropped - 1
  return shown.findIndex((one) => one >= number)
}
