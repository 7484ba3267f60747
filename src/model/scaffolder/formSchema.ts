// Separates what a form shows from what it validates: templates have both in one schema.

import { isRecord, type UnknownRecord } from '../isRecord.ts'

/** Keywords whose schemas add properties to the same object. */
export const inPlace: readonly string[] = ['then', 'else', 'allOf', 'anyOf', 'oneOf']
/** Keywords that add properties once another property has a value. */
export const byProperty: readonly string[] = ['dependencies', 'dependentSchemas']

export interface FormSchema {
  readonly schema: UnknownRecord
  readonly uiSchema: UnknownRecord
}

/**
 * Moves all `ui:*` keywords of a step's schema into a uiSchema, as Backstage does. Keywords of properties that a
 * condition reveals are at the property, whatever the condition; those of `$defs` are in `ui:definitions`, by `$ref`.
 */
export function splitSchema(stepSchema: UnknownRecord): FormSchema {
  const definitions = definitionLooks(stepSchema)
  return {
    schema: withoutLooks(stepSchema, 'schema'),
    uiSchema: {
      ...lookOf(stepSchema),
      ...(Object.keys(definitions).length > 0 && { 'ui:definitions': definitions }),
    },
  }
}

// ---- The schema without ui:* ----

/** The role of a value in a schema: a schema, schemas by name, or data such as a default. */
type Part = 'schema' | 'schemas' | 'data'

const schemaKeys = new Set([
  ...['items', 'additionalItems', 'contains', 'additionalProperties', 'propertyNames', 'not'],
  ...['if', 'then', 'else', 'allOf', 'anyOf', 'oneOf'],
])
const namedKeys = new Set([
  ...['properties', 'patternProperties', 'dependencies', 'dependentSchemas'],
  ...['definitions', '$defs'],
])

const partOf = (key: string): Part =>
  schemaKeys.has(key) ? 'schema' : namedKeys.has(key) ? 'schemas' : 'data'

/** `enumNames` is what `ui:enumNames` was called before. */
const isLook = (key: string): boolean => key.startsWith('ui:') || key === 'enumNames'
const lookKey = (key: string): string => (key === 'enumNames' ? 'ui:enumNames' : key)

function withoutLooks(schema: UnknownRecord, part: Part): UnknownRecord {
  const kept = Object.entries(schema).filter(([key]) => part !== 'schema' || !isLook(key))
  return recordOf(
    kept.map(([key, value]) => [key, stripped(value, part === 'schemas' ? 'schema' : partOf(key))]),
  )
}

function stripped(value: unknown, part: Part): unknown {
  if (part === 'data') return value
  if (Array.isArray(value)) return value.map((one: unknown) => stripped(one, part))
  return isRecord(value) ? withoutLooks(value, part) : value
}

/** `Object.fromEntries` that takes `__proto__` for a name like others. */
const recordOf = (entries: readonly (readonly [string, unknown])[]): UnknownRecord =>
  Object.fromEntries(entries)

// ---- The looks at the same path ----

const recordsIn = (value: unknown): readonly UnknownRecord[] =>
  Array.isArray(value) ? value.filter(isRecord) : []

function lookOf(schema: UnknownRecord): UnknownRecord {
  return mergedLooks([
    ...conditionsOf(schema).map(lookOf),
    ...choicesOf(schema).map((option) => withoutOwn(lookOf(option))),
    recordOf(
      Object.entries(schema).flatMap(([key, value]) =>
        isLook(key) ? [[lookKey(key), value]] : [],
      ),
    ),
    ...lookOfItems(schema),
    named(schema['properties']),
    lookOfChoices(schema, 'oneOf'),
    lookOfChoices(schema, 'anyOf'),
  ])
}

/** Schemas that hold for the same value. */
function conditionsOf(schema: UnknownRecord): readonly UnknownRecord[] {
  const { allOf, dependencies, dependentSchemas } = schema
  const dependent = [dependencies, dependentSchemas]
    .filter(isRecord)
    .flatMap((one): unknown[] => Object.values(one))
    .filter(isRecord)
    .flatMap(withAlternatives)
  return [...recordsIn(allOf), ...[schema['then'], schema['else']].filter(isRecord), ...dependent]
}

/** A dependency shows one of its alternatives without a list to choose from. */
function withAlternatives(dependency: UnknownRecord): readonly UnknownRecord[] {
  const { oneOf, anyOf, ...rest } = dependency
  return [rest, ...recordsIn(oneOf), ...recordsIn(anyOf)]
}

const choicesOf = (schema: UnknownRecord): readonly UnknownRecord[] => [
  ...recordsIn(schema['oneOf']),
  ...recordsIn(schema['anyOf']),
]

/** An alternative's own keywords are not those of the list that chooses it. */
const withoutOwn = (look: UnknownRecord): UnknownRecord =>
  recordOf(Object.entries(look).filter(([key]) => !isLook(key)))

function lookOfChoices(schema: UnknownRecord, keyword: 'oneOf' | 'anyOf'): UnknownRecord {
  const options: readonly unknown[] = Array.isArray(schema[keyword]) ? schema[keyword] : []
  const looks = options.map((option) => (isRecord(option) ? lookOf(option) : {}))
  return looks.some((look) => Object.keys(look).length > 0) ? { [keyword]: looks } : {}
}

function lookOfItems(schema: UnknownRecord): readonly UnknownRecord[] {
  const { items } = schema
  const rest = ['additionalItems', 'additionalProperties'].flatMap((key) => {
    const value = schema[key]
    return isRecord(value) ? [filled(key, lookOf(value))] : []
  })
  if (isRecord(items)) return [filled('items', lookOf(items)), ...rest]
  const looks = recordsIn(items).map(lookOf)
  return looks.some((look) => Object.keys(look).length > 0) ? [{ items: looks }, ...rest] : rest
}

const filled = (key: string, look: UnknownRecord): UnknownRecord =>
  Object.keys(look).length > 0 ? { [key]: look } : {}

function named(properties: unknown): UnknownRecord {
  if (!isRecord(properties)) return {}
  return mergedLooks(
    Object.entries(properties).map(([name, schema]) =>
      isRecord(schema) ? filled(name, lookOf(schema)) : {},
    ),
  )
}

function definitionLooks(schema: UnknownRecord): UnknownRecord {
  return mergedLooks(
    ['definitions', '$defs'].flatMap((key) => {
      const definitions = schema[key]
      if (!isRecord(definitions)) return []
      return Object.entries(definitions).map(([name, one]) =>
        isRecord(one) ? filled(`#/${key}/${name}`, lookOf(one)) : {},
      )
    }),
  )
}

const mergedLooks = (looks: readonly UnknownRecord[]): UnknownRecord => looks.reduce(mergedLook, {})

/** The later one wins; looks of the same property are merged. */
function mergedLook(one: UnknownRecord, other: UnknownRecord): UnknownRecord {
  const entries = Object.entries(other).map(([key, value]): [string, unknown] => {
    const known = Object.hasOwn(one, key) ? one[key] : undefined
    const isBoth = !isLook(key) && isRecord(known) && isRecord(value)
    return [key, isBoth ? mergedLook(known, value) : value]
  })
  return recordOf([...Object.entries(one), ...entries])
}

// ---- Feature flags ----

const flagKey = 'backstage:featureFlag'

/** Whether a step or property is for all, or for those with a flag that is active. */
const isShown = (value: unknown, isFlagActive: (flag: string) => boolean): boolean => {
  const flag = isRecord(value) ? value[flagKey] : undefined
  return typeof flag !== 'string' || isFlagActive(flag)
}

/**
 * A schema, or a step with its `schema`, without properties whose `backstage:featureFlag` names an inactive flag.
 * Undefined if the whole of it is hidden.
 */
export function withoutHiddenByFlags(
  step: UnknownRecord,
  isFlagActive: (flag: string) => boolean,
): UnknownRecord | undefined {
  return isShown(step, isFlagActive) ? withShownOnly(step, isFlagActive) : undefined
}

function withShownOnly(
  schema: UnknownRecord,
  isFlagActive: (flag: string) => boolean,
): UnknownRecord {
  const { properties, required } = schema
  const isHidden = (name: unknown) =>
    typeof name === 'string' &&
    isRecord(properties) &&
    !isShown(Object.hasOwn(properties, name) ? properties[name] : undefined, isFlagActive)
  const shown = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shown)
    return isRecord(value) ? withShownOnly(value, isFlagActive) : value
  }
  const entries = Object.entries(schema).map(([key, value]): [string, unknown] => {
    if (key === 'required' && Array.isArray(required))
      return [key, required.filter((name) => !isHidden(name))]
    if (namedKeys.has(key) && isRecord(value)) {
      const kept = Object.entries(value).filter(([name]) => key !== 'properties' || !isHidden(name))
      return [key, recordOf(kept.map(([name, one]) => [name, shown(one)]))]
    }
    return [key, schemaKeys.has(key) || key === 'schema' ? shown(value) : value]
  })
  return recordOf(entries)
}
