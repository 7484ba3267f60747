// The chosen alternatives of `oneOf` and `anyOf` in a form. They are stored, because values often fit several alternatives.

import { isRecord, type UnknownRecord } from '../../isRecord.ts'
import { pointerOf, segmentsOf, valueAt } from './jsonPointer.ts'

/** Indices, -1 for none, by `alternativesKey`. */
export type Alternatives = Readonly<Record<string, number>>

/** `depth` counts the alternatives around it: those of the same value have the same path. */
export const alternativesKey = (
  step: number,
  path: readonly (string | number)[],
  depth: number,
): string => `${String(step)}:${String(depth)}:${pointerOf(path)}`

const pointerIn = (key: string): string => key.slice(key.indexOf(':', key.indexOf(':') + 1) + 1)

/** What happens to an item of a list, by index, or to an entry whose name people choose. */
export type Rearrangement =
  | { readonly how: 'inserted' | 'removed' | 'copied'; readonly at: number }
  | { readonly how: 'moved'; readonly from: number; readonly to: number }
  /** `to` is free. */
  | { readonly how: 'renamed'; readonly from: string; readonly to: string }
  | { readonly how: 'dropped'; readonly name: string }

/** Where the item at an index is then: nowhere if it is removed, in two places if it is copied. */
function indicesAfter(change: Rearrangement, index: number): readonly number[] {
  switch (change.how) {
    case 'inserted':
      return [index < change.at ? index : index + 1]
    case 'removed':
      return index === change.at ? [] : [index < change.at ? index : index - 1]
    case 'copied':
      return index === change.at ? [index, index + 1] : [index < change.at ? index : index + 1]
    case 'moved': {
      const { from, to } = change
      if (index === from) return [to]
      if (from < index && index <= to) return [index - 1]
      return [to <= index && index < from ? index + 1 : index]
    }
    default:
      return [index]
  }
}

function partsAfter(change: Rearrangement, part: string): readonly string[] {
  // Nothing has the new name yet: what is remembered of it is of an entry that is gone.
  if (change.how === 'renamed')
    return part === change.to ? [] : [part === change.from ? change.to : part]
  if (change.how === 'dropped') return part === change.name ? [] : [part]
  return indicesAfter(change, Number(part)).map(String)
}

/** By `alternativesKey`: those below the list or object at a path follow its parts. */
export function rearranged<Value>(
  all: Iterable<readonly [string, Value]>,
  { step, path }: { readonly step: number; readonly path: readonly (string | number)[] },
  change: Rearrangement,
): readonly (readonly [string, Value])[] {
  const list = `${pointerOf(path)}/`
  return [...all].flatMap(([key, value]) => {
    const pointer = pointerIn(key)
    if (!key.startsWith(`${String(step)}:`) || !pointer.startsWith(list)) return [[key, value]]
    const [name = '', ...below] = segmentsOf(pointer.slice(list.length - 1))
    const before = key.slice(0, -pointer.length) + list.slice(0, -1)
    return partsAfter(change, name).map(
      (next) => [before + pointerOf([next, ...below]), value] as const,
    )
  })
}

/** Those of values that the document has, or of which nothing is chosen. */
export const alternativesIn = (all: Alternatives, document: UnknownRecord): Alternatives =>
  Object.fromEntries(
    Object.entries(all).filter(
      ([key, index]) => index === -1 || valueAt(document, pointerIn(key)) !== undefined,
    ),
  )

export const readAlternatives = (value: unknown): Alternatives | undefined =>
  isRecord(value) && Object.values(value).every(Number.isInteger)
    ? (value as Alternatives)
    : undefined

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value

const isOfType = (type: unknown, value: unknown): boolean =>
  type === undefined ||
  [type]
    .flat()
    .some((one) => one === typeOf(value) || (one === 'integer' && typeof value === 'number'))

const isConstantOf = (schema: unknown, value: unknown): boolean => {
  if (!isRecord(schema) || value === undefined) return true
  const { const: only, enum: values } = schema
  const isOther = typeof only === 'string' && only !== value
  return (
    !isOther && !(Array.isArray(values) && typeof value === 'string' && !values.includes(value))
  )
}

/** False if the value is of another alternative for certain: its type, a constant or all of its names are. */
export function mayBeOf(
  option: UnknownRecord,
  value: unknown,
  shared: UnknownRecord = {},
): boolean {
  if (value === undefined) return true
  if (!isOfType(option['type'], value)) return false
  const { properties, additionalProperties, patternProperties, $ref, allOf, anyOf, oneOf } = option
  if (!isRecord(value) || !isRecord(properties)) return isConstantOf(option, value)
  if (!Object.entries(properties).every(([name, one]) => isConstantOf(one, value[name])))
    return false
  const own = Object.keys(value).filter((name) => !Object.hasOwn(shared, name))
  const isOpen = [additionalProperties, patternProperties, $ref, allOf, anyOf, oneOf].some(Boolean)
  return own.length === 0 || isOpen || own.some((name) => Object.hasOwn(properties, name))
}
