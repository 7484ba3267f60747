// Reads and edits a file of entities: YAML documents, one entity each. Problems come with their lines.

import {
  Document,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  parseAllDocuments,
  parseDocument,
  type YAMLError,
} from 'yaml'
import { findEntityRef, stringifyEntityRef } from '../entities/entityRef.ts'
import { isRecord } from '../isRecord.ts'
import type { GeneratedEntity } from './importAnalysis.ts'

/** Maximum characters of a file; hosts and catalogs accept no larger ones either. */
const mostCharacters = 500_000
/** Maximum number of alias expansions: a "billion laughs" document nests them. */
const mostAliases = 100
/** Brackets nested so deep that the parser's recursion would overflow. */
const opensTooMuch = /(?:[[{]\s*){200}|(?:- ?){200}/

export type FileProblem =
  | { readonly type: 'syntax'; readonly line: number | null; readonly message: string }
  /** Too long, too deep, or expanding aliases without end. */
  | { readonly type: 'size'; readonly line: number | null }
  | { readonly type: 'noEntity'; readonly line: number | null }
  /** Two documents describe the same entity. */
  | { readonly type: 'duplicate'; readonly line: number | null; readonly ref: string }
  | { readonly type: 'empty'; readonly line: null }

export interface EntityDocument {
  /** Position in the file, not counting empty documents. */
  readonly index: number
  /** First line, from 1. */
  readonly line: number
  readonly entity: Readonly<Record<string, unknown>>
  /** Undefined without kind or name. */
  readonly ref: string | undefined
}

export interface EntityFile {
  readonly documents: readonly EntityDocument[]
  readonly problems: readonly FileProblem[]
}

/** The first sentence, without the position and excerpt that the parser adds. */
const wordsOf = ({ message }: YAMLError): string =>
  (message.split('\n')[0] ?? '').replace(/ at line \d.*$/s, '').replace(/:$/, '')

function refOf({ kind, metadata }: Readonly<Record<string, unknown>>): string | undefined {
  const { name, namespace } = isRecord(metadata) ? metadata : {}
  if (typeof kind !== 'string' || typeof name !== 'string') return undefined
  const ref = findEntityRef(name, {
    kind,
    ...(typeof namespace === 'string' && { namespace }),
  })
  return ref && stringifyEntityRef(ref)
}

type Read = { readonly document: EntityDocument } | { readonly problem: FileProblem } | null

function readOne(parsed: Document.Parsed, index: number, lines: LineCounter): Read {
  const start = parsed.contents?.range[0] ?? parsed.range[0]
  const { line } = lines.linePos(start)
  const [error] = parsed.errors
  if (error) {
    const at = error.linePos?.[0].line ?? line
    return { problem: { type: 'syntax', line: at, message: wordsOf(error) } }
  }
  try {
    const value: unknown = parsed.toJS({ maxAliasCount: mostAliases })
    if (value === null || value === undefined) return null
    if (!isRecord(value)) return { problem: { type: 'noEntity', line } }
    // JSON is what is sent, and it repeats shared objects, so the limit is checked on JSON.
    if (JSON.stringify(value).length > mostCharacters) return { problem: { type: 'size', line } }
    return { document: { index, line, entity: value, ref: refOf(value) } }
  } catch {
    // `RangeError` for a stack overflow, `ReferenceError` for too many aliases, `TypeError` for a circle.
    return { problem: { type: 'size', line } }
  }
}

function duplicatesIn(documents: readonly EntityDocument[]): readonly FileProblem[] {
  const seen = new Set<string>()
  return documents.flatMap(({ ref, line }): readonly FileProblem[] => {
    if (ref === undefined) return []
    if (seen.has(ref)) return [{ type: 'duplicate', line, ref }]
    seen.add(ref)
    return []
  })
}

/** Never throws. */
export function readEntityFile(text: string): EntityFile {
  if (text.length > mostCharacters || opensTooMuch.test(text))
    return { documents: [], problems: [{ type: 'size', line: null }] }
  const lines = new LineCounter()
  const parsed = parseAllDocuments(text, { lineCounter: lines })
  const read = Array.isArray(parsed)
    ? parsed.map((document, index) => readOne(document, index, lines))
    : []
  const found = read.filter((one) => one !== null)
  const documents = found.flatMap((one) => ('document' in one ? [one.document] : []))
  const problems = found.flatMap((one) => ('problem' in one ? [one.problem] : []))
  if (found.length === 0) problems.push({ type: 'empty', line: null })
  return { documents, problems: [...problems, ...duplicatesIn(documents)] }
}

/** The suggested entities as a file, for the user to edit. */
export const textOfEntities = (entities: readonly GeneratedEntity[]): string =>
  entities.map((entity) => String(new Document(entity))).join('---\n')

/** Whether anything changed. A value of another form in the field's place is left alone. */
function write({ contents }: Document, [place, field]: FieldPath, value: string): boolean {
  if (!isMap(contents)) return false
  const around: unknown = contents.get(place, true)
  const isVacant = around === undefined || (isScalar(around) && around.value === null)
  if (value === '') return isMap(around) && around.delete(field)
  if (isMap(around)) around.set(field, value)
  else if (isVacant) contents.set(place, new Document({ [field]: value }).contents)
  return isMap(around) || isVacant
}

type FieldPath = readonly [place: string, field: string]

/**
 * Changes one field of one document and keeps all other documents as written; an empty value removes the field. Returns
 * the text unchanged if the document cannot be read, or has a value of another form there.
 */
export function withValue(text: string, index: number, path: FieldPath, value: string): string {
  const parsed = parseAllDocuments(text)
  const range = Array.isArray(parsed) ? parsed[index]?.range : undefined
  if (!range) return text
  const [begin, , end] = range
  // Parsed alone, so that the comments before it are not written twice.
  const document = parseDocument(text.slice(begin, end))
  if (document.errors.length > 0 || !write(document, path, value)) return text
  const written = document.toString({ directives: false, lineWidth: 0 })
  // A range ends before the separator of the next document, and may start with its own.
  const head = /^(?:---[^\S\n]*\n)?/.exec(text.slice(begin, end))?.[0] ?? ''
  return text.slice(0, begin) + head + written + text.slice(end)
}

/** The prefix that the catalog adds to a validator's message. */
const preamble =
  /^(?:Processor \S+ threw an error while validating the entity|Policy check failed for) \S+; caused by (?:\w*Error: )?/

const pointer = /^((?:\/[^\s/]+)+) /

export interface Placed {
  /** From 1. */
  readonly line: number
  readonly message: string
}

/**
 * Maps the catalog's messages on a document to lines: that of the named path, such as `/spec/owner`, else the first.
 * Parses the text once for all messages.
 */
export function placesIn(text: string): (document: EntityDocument, said: string) => Placed {
  const lines = new LineCounter()
  const parsed = parseAllDocuments(text, { lineCounter: lines })
  return ({ index, line }, said) => {
    const message = said.replace(preamble, '')
    const path = pointer.exec(message)?.[1]?.split('/').slice(1)
    const node: unknown =
      Array.isArray(parsed) && path ? parsed[index]?.getIn(path, true) : undefined
    const range = isNode(node) ? node.range : undefined
    return { line: range ? lines.linePos(range[0]).line : line, message }
  }
}
