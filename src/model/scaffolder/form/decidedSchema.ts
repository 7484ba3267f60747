// The conditions of a step about fields of other steps, decided: what is left of the schema is about its own values only.

import { asJsonRecord, isJsonRecord, type Json, type JsonRecord } from '../../json.ts'
import { byProperty } from './schemaParts.ts'
import { schemaValidator } from './schemaValidator.ts'

interface Known {
  /** Properties of other steps. */
  readonly names: ReadonlySet<string>
  /** Of those that have one. */
  readonly values: JsonRecord
  /** The whole step, for references. */
  readonly root: JsonRecord
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])

const namesIn = (value: Json | undefined): readonly string[] =>
  listOf(value).filter((one): one is string => typeof one === 'string')

const says = new Set(['type', 'title', 'description', '$comment', 'default'])

/** Whether a condition says nothing about an object (any more). */
const isAlways = (schema: Json): boolean =>
  schema === true || (isJsonRecord(schema) && Object.keys(schema).every((key) => says.has(key)))

/** `undefined` entries are left out. */
const recordOf = (entries: Readonly<Record<string, Json | undefined>>): JsonRecord =>
  Object.fromEntries(
    Object.entries(entries).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  )

const filled = <Item>(items: readonly Item[]): readonly Item[] | undefined =>
  items.length === 0 ? undefined : items

/** Properties and `required` without those of other steps; undefined if these do not hold. */
function ownPart(schema: JsonRecord, { names, values, root }: Known): JsonRecord | undefined {
  const { properties, required } = schema
  const entries = Object.entries(asJsonRecord(properties))
  const isBroken = entries.some(
    ([name, one]) =>
      names.has(name) &&
      Object.hasOwn(values, name) &&
      !schemaValidator.isValid(one as object, values[name], root),
  )
  const needed = namesIn(required)
  const isMissing = needed.some((name) => names.has(name) && !Object.hasOwn(values, name))
  if (isBroken || isMissing) return undefined
  const own = entries.filter(([name]) => !names.has(name))
  return recordOf({
    ...schema,
    properties: own.length === 0 ? undefined : Object.fromEntries(own),
    required: filled(needed.filter((name) => !names.has(name))),
  })
}

/** What is left of a condition: `false` if it does not hold. */
function decidedCondition(schema: Json, known: Known): Json {
  if (!isJsonRecord(schema)) return schema
  const own = ownPart(schema, known)
  if (!own) return false
  const { allOf, anyOf, oneOf, not, ...rest } = own
  const decide = (list: Json | undefined) => listOf(list).map((one) => decidedCondition(one, known))
  const all = decide(allOf)
  const any = decide(anyOf).filter((one) => one !== false)
  const one = decide(oneOf).filter((option) => option !== false)
  const none = not === undefined ? false : decidedCondition(not, known)
  const isImpossible =
    all.includes(false) ||
    (anyOf !== undefined && any.length === 0) ||
    (oneOf !== undefined && one.length === 0) ||
    isAlways(none)
  if (isImpossible) return false
  const isOnly = one.length === 1
  return recordOf({
    ...rest,
    allOf: filled([...all, ...(isOnly ? one : [])].filter((part) => !isAlways(part))),
    anyOf: any.some(isAlways) ? undefined : filled(any),
    oneOf: isOnly ? undefined : filled(one),
    not: none === false ? undefined : none,
  })
}

interface Parts {
  readonly kept: JsonRecord
  /** Hold as well. */
  readonly added: readonly Json[]
}

function decidedIf(schema: JsonRecord, known: Known): Parts {
  const { if: condition, then, else: otherwise } = schema
  if (condition === undefined) return { kept: {}, added: [] }
  const left = decidedCondition(condition, known)
  const [yes, no] = [then, otherwise].map((one) => one && decided(one, known))
  const chosen = isAlways(left) ? yes : no
  if (isAlways(left) || left === false)
    return { kept: {}, added: chosen === undefined ? [] : [chosen] }
  return { kept: recordOf({ if: left, then: yes, else: no }), added: [] }
}

/** Alternatives that do not hold are left out; the only one that is left is no choice any more. */
function decidedChoice(keyword: 'anyOf' | 'oneOf', schema: JsonRecord, known: Known): Parts {
  const options = listOf(schema[keyword])
  if (options.length === 0) return { kept: {}, added: [] }
  const left = options.flatMap((option): readonly Json[] => {
    if (!isJsonRecord(option)) return [option]
    const own = ownPart(option, known)
    return own ? [decided(own, known)] : []
  })
  return left.length === options.length
    ? { kept: { [keyword]: left }, added: [] }
    : left.length === 1
      ? { kept: {}, added: left }
      : { kept: recordOf({ [keyword]: filled(left) }), added: [] }
}

function decidedDependencies(keyword: string, schema: JsonRecord, known: Known): Parts {
  const entries = Object.entries(asJsonRecord(schema[keyword]))
  const parts = entries.map(([name, dependency]) => {
    const left: Json = Array.isArray(dependency)
      ? namesIn(dependency).filter((one) => !known.names.has(one))
      : decided(dependency, known)
    return { name, left, holds: Object.hasOwn(known.values, name) }
  })
  const own = parts.filter(({ name }) => !known.names.has(name))
  const others = parts.filter(({ name, holds }) => known.names.has(name) && holds)
  return {
    kept:
      own.length === 0
        ? {}
        : { [keyword]: Object.fromEntries(own.map(({ name, left }) => [name, left])) },
    added: others.map(({ left }) => (Array.isArray(left) ? { required: left } : left)),
  }
}

/** What `decided` looks at itself. */
const decidedKeys = new Set([
  'if',
  'then',
  'else',
  'allOf',
  'anyOf',
  'oneOf',
  'required',
  ...byProperty,
])

function decided(schema: Json, known: Known): Json {
  if (!isJsonRecord(schema)) return schema
  const others = Object.entries(schema).filter(([key]) => !decidedKeys.has(key))
  const parts = [
    decidedIf(schema, known),
    decidedChoice('anyOf', schema, known),
    decidedChoice('oneOf', schema, known),
    ...byProperty.map((keyword) => decidedDependencies(keyword, schema, known)),
  ]
  const all = [
    ...listOf(schema['allOf']).map((one) => decided(one, known)),
    ...parts.flatMap(({ added }) => added),
  ]
  const kept = parts.flatMap((part) => Object.entries(part.kept))
  return recordOf({
    ...Object.fromEntries([...others, ...kept]),
    required: filled(namesIn(schema['required']).filter((name) => !known.names.has(name))),
    allOf: filled(all),
  })
}

/** The step's schema as it is for these values of the named properties of other steps. */
export const decidedSchema = (
  schema: JsonRecord,
  names: readonly string[],
  values: JsonRecord,
): JsonRecord => asJsonRecord(decided(schema, { names: new Set(names), values, root: schema }))
