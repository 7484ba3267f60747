// Logs of containers: lines with their times, and where to go on after a stream was cut.

import { isPassing, type Failure } from '../../failure.ts'
import type { LogEntry } from '../../logs/logEntry.ts'
import type { ObjectPlace } from '../kubernetesPlace.ts'

/** The last line that arrived. */
export interface LogCursor {
  /** Its time as the cluster wrote it: RFC 3339 with up to nine decimals. */
  readonly time: string
  /** How many lines with this very time have arrived. */
  readonly count: number
}

export interface LogSource {
  readonly pod: string
  readonly container: string
}

export type SourceState = LogSource & {
  readonly cursor: LogCursor | null
} & (
    | { readonly status: 'following' | 'ended' }
    /** Its stream was cut; `attempt` counts in a row. */
    | { readonly status: 'waiting'; readonly attempt: number; readonly failure: Failure }
    | { readonly status: 'refused'; readonly failure: Failure }
  )

/** A pod or workload whose logs are open. */
export interface LogTarget {
  readonly object: ObjectPlace
  /** A name, or `*` for all. */
  readonly container: string
  readonly isPrevious: boolean
  /** Lines of each source at first; 0 for all. */
  readonly tail: number
}

/**
 * Whether a log may begin yet. The cluster refuses that of a container that has not started as a bad request, in words
 * alone.
 */
export const isStarting = ({ status, message }: Failure): boolean =>
  status === 400 && /waiting to start|does not have a host assigned/.test(message)

/** `cut`: the source is asked again. `ended`: its pod was deleted after it had lines. `refused`: it has no log. */
export function endingOf(
  failure: Failure,
  { cursor }: Pick<SourceState, 'cursor'>,
): 'cut' | 'ended' | 'refused' {
  if (isPassing(failure) || isStarting(failure)) return 'cut'
  return failure.status === 404 && cursor !== null ? 'ended' : 'refused'
}

/** Pieces of a source each. */
export interface HeldLines {
  /** Have waited a round. */
  readonly older: readonly (readonly LogEntry[])[]
  /** Of this round. */
  readonly newer: readonly (readonly LogEntry[])[]
}

export const nothingHeld: HeldLines = { older: [], newer: [] }

export const isHolding = ({ older, newer }: HeldLines): boolean =>
  older.length > 0 || newer.length > 0

export type PodLogState =
  | { readonly status: 'closed' }
  | { readonly status: 'loading'; readonly target: LogTarget }
  | {
      readonly status: 'open'
      readonly target: LogTarget
      /** By `sourceId`. */
      readonly sources: Readonly<Record<string, SourceState>>
      readonly batches: readonly (readonly LogEntry[])[]
      /** Lines that wait for earlier ones of other sources. */
      readonly held: HeldLines
    }

export const sourceId = ({ pod, container }: LogSource): string => `${pod}/${container}`

/** Sources of which nothing was asked yet, by `sourceId`. */
export const newSources = (sources: readonly LogSource[]): Readonly<Record<string, SourceState>> =>
  Object.fromEntries(
    sources.map((source) => [sourceId(source), { ...source, status: 'following', cursor: null }]),
  )

const stampForm = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d) ?/

/** Comparable as text: all decimals written out. */
function comparable(time: string): string {
  const [, seconds = '', decimals = ''] = stampForm.exec(`${time} `) ?? []
  return `${seconds}.${decimals.padEnd(9, '0')}`
}

/** Whole lines of a piece of text, and the line that has not ended. */
export function splitLines(text: string): {
  readonly lines: readonly string[]
  readonly rest: string
} {
  const lines = text.split('\n')
  const rest = lines.pop() ?? ''
  return { lines, rest }
}

/** The store freezes what is not frozen, line by line, which takes seconds for 100,000 of them. */
const frozen = (entries: readonly LogEntry[]): readonly LogEntry[] => Object.freeze(entries)

export interface ReadLines {
  readonly entries: readonly LogEntry[]
  readonly cursor: LogCursor | null
}

/** Reads lines that begin with their times. */
export function readLines(
  lines: readonly string[],
  source: string,
  before: LogCursor | null,
): ReadLines {
  let cursor = before
  const entries = lines.map((line) => {
    const [stamp = ''] = stampForm.exec(line) ?? []
    if (stamp === '') return { text: line, source }
    const time = stamp.trimEnd()
    cursor = { time, count: cursor?.time === time ? cursor.count + 1 : 1 }
    return { text: line.slice(stamp.length), at: Date.parse(time), source }
  })
  return { entries: frozen(entries), cursor }
}

/**
 * Drops lines that have arrived before: a log that is opened anew `sinceTime` begins with the whole second of its last
 * line.
 */
export function createSkipper(
  cursor: LogCursor | null,
): (lines: readonly string[]) => readonly string[] {
  if (cursor === null) return (lines) => lines
  const last = comparable(cursor.time)
  let left = cursor.count
  let isPast = false
  const isNew = (line: string): boolean => {
    if (isPast) return true
    const [stamp = ''] = stampForm.exec(line) ?? []
    if (stamp === '') return false
    const time = comparable(stamp.trimEnd())
    if (time < last) return false
    if (time === last && left > 0) {
      left -= 1
      return false
    }
    isPast = true
    return true
  }
  return (lines) => lines.filter(isNew)
}

/** Lines of several sources in the order of their times; those without a time stay after the one before. */
export function mergeByTime(sources: readonly (readonly LogEntry[])[]): readonly LogEntry[] {
  const timed = sources.flatMap((entries) => {
    let last = 0
    return entries.map((entry) => {
      last = entry.at ?? last
      return { entry, at: last }
    })
  })
  return frozen(timed.sort((one, other) => one.at - other.at).map(({ entry }) => entry))
}

/** Pieces of the same source joined. */
function bySource({ older, newer }: HeldLines): readonly (readonly LogEntry[])[] {
  const all = [...older, ...newer].flat()
  return [...Map.groupBy(all, ({ source }) => source).values()]
}

const timesOf = (entries: readonly LogEntry[]) => entries.flatMap(({ at }) => at ?? [])

/**
 * Ends a round: its lines wait another one, and those that have waited are let go, in the order of their times, with the
 * lines of this round that are no later. So a line that arrives up to a round after a later one comes before it.
 */
export function releaseHeld(held: HeldLines): {
  readonly entries: readonly LogEntry[]
  readonly held: HeldLines
} {
  const until = held.older.flatMap(timesOf).reduce((most, at) => Math.max(most, at), 0)
  const parts = bySource(held).map((entries) => {
    const end = entries.findIndex(({ at }) => at !== undefined && at > until)
    return end < 0 ? [entries, []] : [entries.slice(0, end), entries.slice(end)]
  })
  const due = parts.map(([soon = []]) => soon)
  const left = parts.map(([, later = []]) => frozen(later)).filter(({ length }) => length > 0)
  return { entries: mergeByTime(due), held: { older: left, newer: [] } }
}

/** All of them, in the order of their times. */
export const allHeld = (held: HeldLines): readonly LogEntry[] => mergeByTime(bySource(held))

/** Sources from which more may come. */
export const goingOn = (sources: Readonly<Record<string, SourceState>>): number =>
  Object.values(sources).filter(({ status }) => status !== 'ended' && status !== 'refused').length

/** Milliseconds from one answer to the next request, for sources that are asked again and again. */
export const askAgainAfter = 2_000

/** Milliseconds of a round. */
export const holdingTime = (sources: number): number =>
  500 + (sources > mostStreams ? askAgainAfter : 0)

/** Pauses in milliseconds before a stream that was cut is opened again. */
export const pauseAfterCut = (attempt: number): number => Math.min(500 * 2 ** (attempt - 1), 15_000)

/**
 * Streams at a time: browsers open six connections to a host that speaks HTTP/1.1, and the page needs some of them.
 * The logs beyond are asked for again and again.
 */
export const mostStreams = 4
