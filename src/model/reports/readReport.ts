// Reads the file of a report that somebody else may have made, and says what is wrong with it.

import { isRecord } from '../isRecord.ts'
import { isTexts } from '../isTexts.ts'
import type { RecordedAction } from '../shell/recording.ts'
import { readLog } from './exportedLog.ts'
import { reportFormat, type ReportAbout } from './reportFile.ts'

/**
 * Bytes; exports of DevTools are larger than reports.
 * @internal Exported for tests.
 */
export const mostFileBytes = 20_000_000
const mostActions = 20_000
const mostValues = 2_000_000
const deepest = 100

export type ReportProblem =
  | 'tooLarge'
  | 'empty'
  | 'cut'
  | 'notJson'
  | 'hostile'
  | 'tooMany'
  | 'notReport'
  | 'newer'
  | 'wrongShape'
  | 'unreadable'

export class ReportError extends Error {
  readonly problem: ReportProblem
  /** The part of the file that is meant. */
  readonly where: string

  constructor(problem: ReportProblem, where = '') {
    super(`This is no report that can be opened: ${problem}${where === '' ? '' : ` at ${where}`}`)
    this.name = 'ReportError'
    this.problem = problem
    this.where = where
  }
}

export interface OpenedReport {
  /** Null for a log without a report, such as an export of DevTools. */
  readonly about: ReportAbout | null
  /** The state before the first action; undefined is the initial one. */
  readonly start: Readonly<Record<string, unknown>> | undefined
  readonly actions: readonly RecordedAction[]
}

function parsed(text: string, where: string): unknown {
  const refuse = (key: string, value: unknown) => {
    if (key === '__proto__') throw new ReportError('hostile', where)
    return value
  }
  try {
    return JSON.parse(text, refuse) as unknown
  } catch (thrown) {
    if (thrown instanceof ReportError) throw thrown
    // Nested so deeply that the reader gives up.
    if (thrown instanceof RangeError) throw new ReportError('tooMany', where)
    const isCut = /^\s*[{["]/.test(text) && !/[}\]"]\s*$/.test(text)
    throw new ReportError(isCut ? 'cut' : 'notJson', where)
  }
}

/** Without recursion, because the nesting is not known. */
function checkSize(value: unknown, where: string): void {
  const waiting: (readonly [unknown, number])[] = [[value, 0]]
  let count = 0
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [inner, depth] = next
    if (typeof inner !== 'object' || inner === null) continue
    const values = Object.values(inner)
    count += values.length
    if (count > mostValues || depth > deepest) throw new ReportError('tooMany', where)
    for (const one of values) waiting.push([one, depth + 1])
  }
}

const isNumbers = (value: unknown) =>
  Array.isArray(value) && value.every((one) => typeof one === 'number')
const isText = (value: unknown) => typeof value === 'string'

const shapes: readonly (readonly [keyof ReportAbout, (value: unknown) => boolean])[] = [
  ['whatHappened', isText],
  ['at', isText],
  ['browser', isText],
  ['language', isText],
  ['version', (value) => value === null || isText(value)],
  ['window', isRecord],
  ['masked', isRecord],
  ['configKeys', isTexts],
  ['leftOut', isTexts],
  ['times', isNumbers],
  ['steps', (value) => Array.isArray(value) && value.every(isRecord)],
  ['answers', (value) => value === undefined || (Array.isArray(value) && value.every(isRecord))],
]

function aboutOf(value: unknown): ReportAbout | null {
  if (value === undefined) return null
  if (!isRecord(value)) throw new ReportError('wrongShape', 'portico')
  const { format } = value
  if (typeof format === 'number' && format > reportFormat) throw new ReportError('newer')
  if (format !== reportFormat) throw new ReportError('wrongShape', 'portico.format')
  const wrong = shapes.find(([key, isRight]) => !isRight(value[key]))
  if (wrong) throw new ReportError('wrongShape', `portico.${wrong[0]}`)
  return value as unknown as ReportAbout
}

function actionsOf(file: unknown): readonly RecordedAction[] {
  const unpacked =
    isRecord(file) && typeof file['payload'] === 'string'
      ? { ...file, payload: parsed(file['payload'], 'payload') }
      : file
  if (isRecord(unpacked)) checkSize(unpacked['payload'], 'payload')
  try {
    const log = readLog(unpacked)
    if (log.length > mostActions) throw new ReportError('tooMany', 'payload')
    return log
  } catch (thrown) {
    if (thrown instanceof ReportError) throw thrown
    throw new ReportError('notReport')
  }
}

function startOf(file: unknown): OpenedReport['start'] {
  const text = isRecord(file) ? file['preloadedState'] : undefined
  if (text === undefined) return undefined
  const start = typeof text === 'string' ? parsed(text, 'preloadedState') : text
  if (!isRecord(start)) throw new ReportError('wrongShape', 'preloadedState')
  checkSize(start, 'preloadedState')
  return Object.keys(start).length === 0 ? undefined : start
}

/**
 * Throws a `ReportError`.
 * @internal Exported for tests.
 */
export function readReport(text: string): OpenedReport {
  if (text.length > mostFileBytes) throw new ReportError('tooLarge')
  if (text.trim() === '') throw new ReportError('empty')
  const file = parsed(text, '')
  checkSize(file, '')
  return {
    about: aboutOf(isRecord(file) ? file['portico'] : undefined),
    start: startOf(file),
    actions: actionsOf(file),
  }
}

/** As `readReport`; a file that is too large is not read. */
export async function readReportFile(file: Blob): Promise<OpenedReport> {
  if (file.size > mostFileBytes) throw new ReportError('tooLarge')
  return readReport(await file.text())
}
