// The lines of a log, ready to be shown. It grows in place, because a log has up to a million lines.

import { plainLine, styleAtEnd, unstyled, type TextStyle } from './ansi.ts'
import type { LogEntry } from './logEntry.ts'

export type LogLevel = 'error' | 'warning' | 'other'

const levelCodes: readonly LogLevel[] = ['other', 'warning', 'error']

/** A section between `##[group]` and `##[endgroup]`, which is no line itself. */
interface LogGroup {
  /** Number of the line that opens it. */
  readonly line: number
  readonly title: string
  /** Number of its last line; undefined while it is open. */
  end?: number
}

/** Lines have numbers from 1, which stay when the oldest lines are dropped. */
export interface LogLines {
  /** As received, with escape codes. */
  readonly texts: string[]
  /** For each line the entry it came with. */
  readonly entries: LogEntry[]
  readonly levels: number[]
  /** By line number, for lines that begin in the style of the line before. */
  readonly styles: Map<number, TextStyle>
  readonly groups: LogGroup[]
  /** The oldest lines, of which only the count is left. */
  dropped: number
  /** Characters of the longest line, estimated. */
  longest: number
}

export const newLogLines = (): LogLines => ({
  texts: [],
  entries: [],
  levels: [],
  styles: new Map(),
  groups: [],
  dropped: 0,
  longest: 0,
})

export const lineCount = ({ texts, dropped }: LogLines): number => dropped + texts.length

/** The line with this number, with escape codes; empty if it was dropped. */
export const rawLine = ({ texts, dropped }: LogLines, number: number): string =>
  texts[number - dropped - 1] ?? ''

/** A word, also directly behind a colour. */
const severe = /(?:\b|\[[\d;]*m)(?:error|fatal|panic|exception|failed)\b/i
const alarming = /(?:\b|\[[\d;]*m)warn(?:ing)?\b/i

/** Characters of a line that are searched for its level: what follows is data rather than a message. */
const levelReach = 300

function levelCode(line: string): number {
  const start = line.length > levelReach ? line.slice(0, levelReach) : line
  if (severe.test(start)) return 2
  return alarming.test(start) ? 1 : 0
}

export const levelAt = ({ levels }: LogLines, index: number): LogLevel =>
  levelCodes[levels[index] ?? 0] ?? 'other'

/** A logger may put its level before the marker, as Backstage's does. */
const opening = /^\s*(?:\w+: )?(?:##\[group]|::group::)(.*)$/
const closing = /^\s*(?:\w+: )?(?:##\[endgroup]|::endgroup::)\s*$/

/** Ends the open group with the last line. */
function closeGroup(lines: LogLines): void {
  const open = lines.groups.at(-1)
  if (open && open.end === undefined) open.end = lineCount(lines)
}

/** Groups are not nested: one that opens ends the one before. */
function openGroup(lines: LogLines, title: string): void {
  closeGroup(lines)
  lines.groups.push({ line: lineCount(lines) + 1, title })
}

/** A line that ends with a carriage return, as a progress bar does, is drawn over by the next of its source. */
function isDrawnOver(lines: LogLines, entry: LogEntry): boolean {
  const last = lines.texts.at(-1)
  return last?.endsWith('\r') === true && lines.entries.at(-1)?.source === entry.source
}

function addLine(lines: LogLines, line: string, entry: LogEntry, style: TextStyle): void {
  if (isDrawnOver(lines, entry)) {
    lines.texts.pop()
    lines.entries.pop()
    lines.levels.pop()
    lines.styles.delete(lineCount(lines) + 1)
  }
  if (line.includes('group')) {
    const text = plainLine(line)
    const [, title] = opening.exec(text) ?? []
    if (title !== undefined) openGroup(lines, title)
    else if (closing.test(text)) {
      closeGroup(lines)
      return
    }
  }
  lines.texts.push(line)
  lines.entries.push(entry)
  lines.levels.push(levelCode(line))
  const number = lineCount(lines)
  if (style !== unstyled) lines.styles.set(number, style)
  if (line.length > lines.longest) lines.longest = line.length
}

function addEntry(lines: LogLines, entry: LogEntry): void {
  const { text } = entry
  let style = unstyled
  let start = 0
  for (;;) {
    const end = text.indexOf('\n', start)
    const stop = end === -1 ? text.length : end
    // A line break at the end of a message begins no line.
    if (end === -1 && start === text.length && start > 0) return
    const line = text.slice(start, end > start && text[end - 1] === '\r' ? end - 1 : stop)
    addLine(lines, line, entry, style)
    if (end === -1) return
    style = styleAtEnd(line, style)
    start = end + 1
  }
}

/** Many lines are dropped at a time, because each time costs as much as the whole list is long. */
const slack = 1.05

function drop(lines: LogLines, limit: number): void {
  if (lines.texts.length <= limit * slack) return
  const count = lines.texts.length - limit
  lines.texts.splice(0, count)
  lines.entries.splice(0, count)
  lines.levels.splice(0, count)
  lines.dropped += count
  for (const number of lines.styles.keys()) if (number <= lines.dropped) lines.styles.delete(number)
  const kept = lines.groups.findIndex(({ line }) => line > lines.dropped)
  lines.groups.splice(0, kept === -1 ? lines.groups.length : kept)
}

/** Appends entries; beyond the limit the oldest lines are dropped. */
export function appendEntries(lines: LogLines, entries: readonly LogEntry[], limit: number): void {
  for (const entry of entries) addEntry(lines, entry)
  drop(lines, limit)
}
