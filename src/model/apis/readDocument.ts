// The JSON or YAML of a definition as plain values, or what is wrong with it and where.

import { parseDocument, type YAMLError } from 'yaml'
import { isRecord } from '../isRecord.ts'
import { broken, wrongFormat, type Reading } from './reading.ts'

/** How often anchors may be repeated in all: "billion laughs" repeat one within the other. */
const mostAliases = 100
/** Levels of a document; what is deeper would end the stack of whoever walks it. */
const deepest = 200

/** Deeper than what anybody reads; follows no object twice, so shared and circular values end. */
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

/** Brackets before any text can close them: the parser would go as deep. */
const opensTooMuch = (text: string): boolean => /(?:[[{]\s*){200}|(?:- ?){200}/.test(text)

const lineOf = (error: YAMLError): number | null => error.linePos?.[0].line ?? null

/** The first sentence; the parser adds the place and a picture of it. */
const wordsOf = (message: string): string =>
  (message.split('\n')[0] ?? '').replace(/ at line \d+.*$/, '').replace(/:$/, '')

/** Nothing where it is not JSON; its errors have no lines, those of the YAML parser do. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads what is an object at its top; never throws. */
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
    // `RangeError` of a stack that ended, `ReferenceError` of too many aliases.
    const message = thrown instanceof Error ? thrown.message : String(thrown)
    const isBomb = thrown instanceof RangeError || /alias/i.test(message)
    return broken(isBomb ? 'size' : 'syntax', message)
  }
}
