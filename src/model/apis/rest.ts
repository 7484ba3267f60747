// Keys of a definition that are not interpreted. Viewers name them and show them as source at their place.

import { isRecord } from '../isRecord.ts'

/** By key, as in the definition. */
export type Rest = Readonly<Record<string, unknown>>

/** Keys that are texts, lists or objects wherever a reader interprets them; another value is not read. */
const texts = ['title', 'summary', 'description', 'operationId']
const lists = ['allOf', 'oneOf', 'anyOf', 'prefixItems', 'enum']
const records = [
  ...['info', 'paths', 'webhooks', 'components', 'channels', 'responses', 'content', 'callbacks'],
  ...['properties', 'patternProperties', '$defs', 'definitions', 'requestBody', 'flows'],
]

function isRead(key: string, value: unknown, listed: readonly string[]): boolean {
  if (value === null) return true
  if (lists.includes(key) || listed.includes(key)) return Array.isArray(value)
  if (records.includes(key)) return isRecord(value)
  return !texts.includes(key) || typeof value !== 'object'
}

/**
 * Undefined if every key is known, and has a value of its kind. `listed` have to be lists at this place. A value that is no
 * object, where one is expected, is named `value`.
 */
export function restOf(
  node: unknown,
  known: Iterable<string>,
  listed: readonly string[] = [],
): Rest | undefined {
  if (node === undefined || node === null) return undefined
  if (!isRecord(node)) return { value: node }
  const names = new Set(known)
  const rest = Object.entries(node).filter(
    ([key, value]) => !names.has(key) || !isRead(key, value, listed),
  )
  return rest.length === 0 ? undefined : Object.fromEntries(rest)
}

/** Only these keys, where they are. */
export const pickedFrom = (node: unknown, keys: readonly string[]): Rest =>
  isRecord(node)
    ? Object.fromEntries(Object.entries(node).filter(([key]) => keys.includes(key)))
    : {}

/** Undefined if all are. Later ones win. */
export function joinedRest(...parts: readonly (Rest | undefined)[]): Rest | undefined {
  const entries = parts.flatMap((part) => Object.entries(part ?? {}))
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/** Longer values are shown as source. */
const longestChip = 200

export interface SplitRest {
  /** Single values. */
  readonly chips: readonly (readonly [key: string, value: string])[]
  readonly source: Rest | undefined
}

/** Tells single values from what needs lines of its own. */
export function splitRest(rest: Rest | undefined): SplitRest {
  const entries = Object.entries(rest ?? {})
  const isChip = ([, value]: readonly [string, unknown]) =>
    (typeof value !== 'object' || value === null) && String(value).length <= longestChip
  const others = entries.filter((entry) => !isChip(entry))
  return {
    chips: entries.filter(isChip).map(([key, value]) => [key, String(value)]),
    source: others.length === 0 ? undefined : Object.fromEntries(others),
  }
}
