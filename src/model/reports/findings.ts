// What a recording has of emails, names of entities and typed texts, and the words that must stay.

import { isRecord, type UnknownRecord } from '../isRecord.ts'

export interface Findings {
  readonly emails: ReadonlySet<string>
  readonly names: ReadonlySet<string>
  readonly texts: ReadonlySet<string>
  /** Words of the portal itself, which it compares. */
  readonly words: ReadonlySet<string>
}

export const emailPattern =
  /[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+/gu
const refPattern = /\b[a-z]+:([\w.-]+)\/([\w.-]+)/gi
const identifier = /^[a-z]\w*$/i
/** Their values are compared by the portal. */
const comparedKeys = new Set([
  'by',
  'does',
  'endpointName',
  'kind',
  'language',
  'method',
  'namespace',
  'requestStatus',
  'role',
  'status',
  'type',
])
/** First parts of addresses, and what they are compared with. */
const ownWords = [
  'api',
  'api-docs',
  'catalog',
  'catalog-graph',
  'catalog-import',
  'catalog-unprocessed-entities',
]
const pathWords = ['create', 'default', 'dev', 'development', 'docs', 'guest', 'search', 'settings']
const titleKeys = ['title', 'displayName'] as const

const isTypedAction = (value: UnknownRecord) =>
  typeof value['type'] === 'string' && /typed$/i.test(value['type']) && 'payload' in value

function leaves(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : []
}

/** Undefined for failures, whose names the portal compares. */
const nameOf = (value: UnknownRecord): unknown => {
  const { kind, name, metadata } = value
  if (isRecord(metadata)) return metadata['name']
  return typeof kind === 'string' && !('message' in value) ? name : undefined
}

/** Looks through all of these values; `steps` and actions tell what was typed. */
export function findingsOf(values: readonly unknown[]): Findings {
  const emails = new Set<string>()
  const names = new Set<string>()
  const texts = new Set<string>()
  const words = new Set([...ownWords, ...pathWords])
  const add = (to: Set<string>, value: unknown) => {
    if (typeof value === 'string' && value.trim() !== '') to.add(value)
  }
  const lookAtText = (text: string) => {
    for (const [email] of text.matchAll(emailPattern)) emails.add(email)
    for (const [, , name] of text.matchAll(refPattern)) add(names, name)
  }
  const lookAtRecord = (value: UnknownRecord) => {
    if (nameOf(value) !== undefined) {
      add(names, nameOf(value))
      const { metadata } = value
      for (const key of titleKeys) add(names, (isRecord(metadata) ? metadata : value)[key])
    }
    add(names, value['displayName'])
    if (value['does'] === 'type') add(texts, value['text'])
    if (isTypedAction(value)) for (const leaf of leaves(value['payload'])) add(texts, leaf)
    for (const [key, inner] of Object.entries(value)) {
      if (identifier.test(key)) words.add(key)
      else lookAtText(key)
      if (comparedKeys.has(key)) add(words, inner)
      look(inner)
    }
  }
  const look = (value: unknown): void => {
    if (typeof value === 'string') lookAtText(value)
    else if (Array.isArray(value)) value.forEach(look)
    else if (isRecord(value)) lookAtRecord(value)
  }
  values.forEach(look)
  return { emails, names, texts, words }
}
