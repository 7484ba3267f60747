// Reads a definition's JSON or YAML, or says what is wrong and where.

import {
  isAlias,
  isScalar,
  parseDocument,
  visit,
  type Document,
  type Node,
  type YAMLError,
} from 'yaml'
import { isRecord } from '../isRecord.ts'
import { broken, wrongFormat, type Reading } from './reading.ts'

/** Maximum characters with every alias written out: a "billion laughs" document nests them. */
const mostExpanded = 20_000_000
/** Maximum depth: recursion over deeper documents would overflow the stack. */
const deepest = 200

interface Measure {
  /** Characters, about as in JSON. */
  readonly size: number
  readonly depth: number
}

const endless: Measure = { size: Infinity, depth: Infinity }

/** Measures each object once, however often an alias repeats it; one within itself is endless. */
function measured(value: unknown, known = new Map<object, Measure>()): Measure {
  if (typeof value !== 'object' || value === null)
    return { size: typeof value === 'string' ? value.length + 2 : 5, depth: 0 }
  const before = known.get(value)
  if (before) return before
  known.set(value, endless)
  let size = 2
  let depth = 0
  for (const [key, one] of Object.entries(value)) {
    const part = measured(one, known)
    size += part.size + (Array.isArray(value) ? 1 : key.length + 4)
    depth = Math.max(depth, part.depth + 1)
  }
  const measure = { size, depth }
  known.set(value, measure)
  return measure
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

/** Versions are texts, also where YAML takes them for numbers: 1.10 is not 1.1. */
const versions = [['openapi'], ['swagger'], ['asyncapi'], ['openrpc'], ['info', 'version']]

function keepVersions(document: Document): void {
  for (const path of versions) {
    const node = document.getIn(path, true)
    if (isScalar(node) && typeof node.value === 'number' && node.source !== undefined)
      node.value = node.source
  }
}

/** The library seeks the anchor of each alias among all before it, which takes minutes where there are thousands. */
function linkAliases(document: Document): void {
  const anchors = new Map<string, Node>()
  visit(document, {
    Node: (_key, node) => {
      if (!isAlias(node)) {
        if (node.anchor !== undefined) anchors.set(node.anchor, node)
        return
      }
      const target = anchors.get(node.source)
      const seek = node.resolve.bind(node)
      node.resolve = (doc, context) =>
        target && (!context || context.anchors.get(target)?.res !== undefined)
          ? (target as ReturnType<typeof seek>)
          : seek(doc, context)
    },
  })
}

function yamlOf(text: string): Reading<unknown> {
  const document = parseDocument(text, { merge: true })
  const [error] = document.errors
  if (error) return broken('syntax', wordsOf(error.message), lineOf(error))
  keepVersions(document)
  linkAliases(document)
  // Aliases share their values, so that they cost nothing until they are measured.
  return { status: 'read', value: document.toJS({ maxAliasCount: -1 }) as unknown }
}

/** Expects an object at the top level; never throws. */
export function readDocument(text: string): Reading<Readonly<Record<string, unknown>>> {
  if (opensTooMuch(text)) return broken('size', '')
  try {
    const json = /^\s*\{/.test(text) ? jsonOf(text) : undefined
    const reading = json === undefined ? yamlOf(text) : { status: 'read' as const, value: json }
    if (reading.status === 'broken') return reading
    const { value } = reading
    const { size, depth } = measured(value)
    if (depth > deepest || size > mostExpanded) return broken('size', '')
    return isRecord(value) ? { status: 'read', value } : wrongFormat('')
  } catch (thrown) {
    // `RangeError` for a stack overflow.
    const message = thrown instanceof Error ? thrown.message : String(thrown)
    return broken(thrown instanceof RangeError ? 'size' : 'syntax', message)
  }
}
