// Which lines of a log are shown: of a source, of a level, around matches, and outside folded groups.

import { levelAt, lineCount, type LogLines } from './logLines.ts'
import { matchLength } from './logSearch.ts'

export const levelFilters = ['all', 'warning', 'error'] as const
export type LevelFilter = (typeof levelFilters)[number]

export interface LineFilter {
  /** Lines of this step, container or stream only. */
  readonly source?: string | undefined
  /** `warning` includes errors. */
  readonly level: LevelFilter
  /** Numbers of the lines that open a folded group. */
  readonly folded: ReadonlySet<number>
  /** Lines with matches, and this many lines before and after each. */
  readonly context?: number | undefined
}

function passes(lines: LogLines, { source, level }: LineFilter, number: number): boolean {
  const index = number - lines.dropped - 1
  if (source !== undefined && lines.entries[index]?.source !== source) return false
  if (level === 'all') return true
  const own = levelAt(lines, index)
  return own === 'error' || own === level
}

const passesAll = ({ source, level }: LineFilter): boolean =>
  source === undefined && level === 'all'

/** Matches on lines that the filter by source and level leaves. */
export function matchesAmong(
  lines: LogLines,
  filter: LineFilter,
  found: readonly number[],
): readonly number[] {
  if (passesAll(filter) && lines.dropped === 0) return found
  return found.filter((_value, position) => {
    const line = found[position - (position % matchLength)] ?? 0
    return line > lines.dropped && passes(lines, filter, line)
  })
}

/** Numbers of all lines near a match. */
function nearMatches(
  found: readonly number[],
  context: number,
  count: number,
): ReadonlySet<number> {
  const near = new Set<number>()
  for (let at = 0; at < found.length; at += matchLength) {
    const line = found[at] ?? 0
    const last = Math.min(line + context, count)
    for (let one = Math.max(1, line - context); one <= last; one += 1) near.add(one)
  }
  return near
}

function foldedLines(lines: LogLines, folded: ReadonlySet<number>): ReadonlySet<number> {
  const hidden = new Set<number>()
  for (const { line, end = lineCount(lines) } of lines.groups) {
    if (!folded.has(line)) continue
    for (let one = line + 1; one <= end; one += 1) hidden.add(one)
  }
  return hidden
}

/** Line numbers in their order; undefined means all lines. `found` are the matches among the filtered lines. */
export function shownLines(
  lines: LogLines,
  filter: LineFilter,
  found: readonly number[],
): readonly number[] | undefined {
  const { context, folded } = filter
  if (passesAll(filter) && context === undefined && folded.size === 0) return undefined
  const count = lineCount(lines)
  const near = context === undefined ? undefined : nearMatches(found, context, count)
  const hidden = foldedLines(lines, folded)
  const shown: number[] = []
  for (let number = lines.dropped + 1; number <= count; number += 1) {
    if ((near?.has(number) ?? true) && !hidden.has(number) && passes(lines, filter, number))
      shown.push(number)
  }
  return shown
}
