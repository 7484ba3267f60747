// Reads a definition's JSON or YAML, or says what is wrong and where.

import { parseDocument, type YAMLError } from 'yaml'
import { isRecord } from '../isRecord.ts'
import { broken, wrongFormat, type Reading } from './reading.ts'

/** Maximum number of alias expansions: a "billion laughs" document nests them. */
const mostAliases = 100
/** Maximum depth: recursion over deeper documents would overflow the stack. */
const deepest = 200

/** Visits each object once, so shared and circular values end. */
function isTooDeep(root: unknown): boolean {
  const seen = new Set<unknown>()
  let level: unknown[] = [root]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true
    level = level.flatMap((value) => {
      if (typeof value !== 'object' || value === null || seen.has(value)) return []
      seen.add(value)
      return Object.values(value) as unknown[]
    })
  }
  return false
}

/** Brackets nested so deep that the parser's recursion would overflow. */
const opensTooMuch = (text: string): boolean => /(?:[[{]\s*){200}|(?:- ?){200}/.test(text)

const lineOf = (error: YAMLError): number | null => error.linePos?.[0].line ?? null

/** The first sentence, without the position and excerpt that the parser adds. */
const wordsOf = (message: string): string =>
  (message.split('\n')[0] ?? '').replace(/ at line \d.*$/s, '').replace(/:$/, '')

/** Undefined unless it is JSON. The YAML parser reports errors, because they have lines. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Expects an object at the top level; never throws. */
export function readDocument(text: string): Reading<Readonly<Record<string, unknown>>> {
  if (opensTooMuch(text)) return broken('size', '')
  try {
    const json = /^\s*\{/.test(text) ? jsonOf(text) : undefined
    const document = json === undefined ? parseDocument(text, { merge: true }) : undefined
    const [error] = document?.errors ?? []
    if (error) return broken('syntax', wordsOf(error.message), lineOf(error))
    const value: unknown = json ?? document?.toJS({ maxAliasCount: mostAliases })
    if (isTooDeep(value)) return broken('size', '')
    return isRecord(value) ? { status: 'read', value } : wrongFormat('')
  } catch (thrown) {
    // `RangeError` for a stack overflow, `ReferenceError` for too many aliases.
    const message = thrown instanceof Error ? thrown.message : String(thrown)
    const isBomb = thrown instanceof RangeError || /alias/i.test(message)
    return broken(isBomb ? 'size' : 'syntax', message)
  }
}
