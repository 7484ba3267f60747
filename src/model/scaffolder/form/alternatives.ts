// The chosen alternatives of `oneOf` and `anyOf` in a form. They are stored, because values often fit several alternatives.

import { isRecord, type UnknownRecord } from '../../isRecord.ts'
import { pointerOf, valueAt } from './jsonPointer.ts'

/** Indices, -1 for none, by `alternativesKey`. */
export type Alternatives = Readonly<Record<string, number>>

/** `depth` counts the alternatives around it: those of the same value have the same path. */
export const alternativesKey = (
  step: number,
  path: readonly (string | number)[],
  depth: number,
): string => `${String(step)}:${String(depth)}:${pointerOf(path)}`

const pointerIn = (key: string): string => key.slice(key.indexOf(':', key.indexOf(':') + 1) + 1)

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
