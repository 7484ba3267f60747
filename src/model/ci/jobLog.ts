// The log of a job: its lines with their times, and the marks of the runner as colours.

import type { LogEntry } from '../logs/logEntry.ts'

const time = /^\uFEFF?(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z) ?/

/** Marks at the beginning of a line, as the host's own page draws them: colour and word. */
const marks: Readonly<Record<string, readonly [colour: number, word: string]>> = {
  error: [31, 'Error: '],
  warning: [33, 'Warning: '],
  notice: [36, 'Notice: '],
  debug: [35, ''],
  command: [36, ''],
  section: [32, ''],
}

const mark = /^##\[(error|warning|notice|debug|command|section)\]/

function drawn(line: string): string {
  const [whole = '', name = ''] = mark.exec(line) ?? []
  const [colour, word = ''] = marks[name] ?? []
  return colour === undefined
    ? line
    : `\u001B[${String(colour)}m${word}${line.slice(whole.length)}\u001B[0m`
}

function entryOf(line: string): LogEntry {
  const [stamp = '', at = ''] = time.exec(line) ?? []
  const text = drawn(stamp === '' ? line : line.slice(stamp.length))
  const milliseconds = stamp === '' ? Number.NaN : Date.parse(at)
  return Number.isNaN(milliseconds) ? { text } : { text, at: milliseconds }
}

/** One entry for each line; none for an empty text. */
export function jobLogEntries(log: string): readonly LogEntry[] {
  const lines = log.split(/\r?\n/)
  if (lines.at(-1) === '') lines.pop()
  return lines.map(entryOf)
}

export interface LogProblem {
  /** Number of the line, from 1; ends of groups are no lines. */
  readonly line: number
  readonly level: 'error' | 'warning'
}

interface LogOutline {
  /** Lines that the runner marks. */
  readonly problems: readonly LogProblem[]
  /** Lines that open a group without a problem. */
  readonly quietGroups: readonly number[]
}

const opening = '##[group]'
const closing = /^##\[endgroup\]\s*$/
const levels = [
  ['\u001B[31mError: ', 'error'],
  ['\u001B[33mWarning: ', 'warning'],
] as const

/** What is worth a look in a log. `linked` is a line that must not be hidden, if it has one. */
export function outlineOf(entries: readonly LogEntry[], linked?: number): LogOutline {
  const problems: LogProblem[] = []
  const quiet = new Set<number>()
  let line = 0
  let open: number | undefined
  for (const { text } of entries) {
    if (closing.test(text)) {
      open = undefined
      continue
    }
    line += 1
    if (text.startsWith(opening)) {
      open = line
      quiet.add(line)
    }
    const [, level] = levels.find(([start]) => text.startsWith(start)) ?? []
    if (level) problems.push({ line, level })
    if (open !== undefined && (level || line === linked)) quiet.delete(open)
  }
  return { problems, quietGroups: [...quiet] }
}

/** The first error; undefined without one. */
export const firstError = (problems: readonly LogProblem[]): number | undefined =>
  problems.find(({ level }) => level === 'error')?.line

/** The next problem of a level after a line; the first one after the last. */
export function nextProblem(
  problems: readonly LogProblem[],
  level: LogProblem['level'],
  after: number,
): number | undefined {
  const lines = problems.filter((one) => one.level === level).map((one) => one.line)
  return lines.find((line) => line > after) ?? lines[0]
}
