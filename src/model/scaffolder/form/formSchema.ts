// What a form shows of a schema: templates have `ui:` keywords in the schema that they validate with.

import { isRecord, type UnknownRecord } from '../../isRecord.ts'
import { stateAt } from '../../keyed.ts'
import { partOf, type SchemaPart } from './schemaParts.ts'

// ---- Looks: the keywords that say how a field is drawn ----

const isLook = (key: string): boolean => key.startsWith('ui:')

/** `Object.fromEntries` that takes `__proto__` for a name like others. */
const recordOf = (entries: readonly (readonly [string, unknown])[]): UnknownRecord =>
  Object.fromEntries(entries)

/**
 * A step's schema in the words of the form library: `enumNames` is what `ui:enumNames` was called before, and newer drafts
 * have other names for tuples and dependencies. Looks stay where they are.
 */
export const libraryForm = (schema: UnknownRecord): UnknownRecord => {
  const { prefixItems, items, dependentSchemas, dependentRequired, ...rest } = schema
  const { enumNames, dependencies, ...others } = rest
  const isTuple = Array.isArray(prefixItems)
  const more = items === undefined ? {} : { [isTuple ? 'additionalItems' : 'items']: items }
  const dependent = mergedDependencies([dependentRequired, dependentSchemas, dependencies])
  return recordOf(
    Object.entries({
      ...(enumNames !== undefined && { 'ui:enumNames': enumNames }),
      ...others,
      ...(isTuple && { items: prefixItems }),
      ...more,
      ...(Object.keys(dependent).length > 0 && { dependencies: dependent }),
    }).map(([key, value]) => [key, inside(value, partOf(key))]),
  )
}

/** Of one property there may be names and a schema. */
const mergedDependencies = (parts: readonly unknown[]): UnknownRecord =>
  recordsIn(parts)
    .flatMap((one) => Object.entries(one))
    .reduce<UnknownRecord>(
      (all, [name, one]) => ({
        ...all,
        [name]: mergedDependency(stateAt(all, name, undefined), one),
      }),
      {},
    )

function mergedDependency(one: unknown, other: unknown): unknown {
  if (one === undefined) return other
  const [first, second] = [one, other].map((dependency) =>
    Array.isArray(dependency) ? { required: dependency } : dependency,
  )
  return { allOf: [first, second] }
}

function inside(value: unknown, part: SchemaPart): unknown {
  if (part === 'data') return value
  if (Array.isArray(value)) return value.map((one: unknown) => inside(one, part))
  if (!isRecord(value)) return value
  return part === 'schema'
    ? libraryForm(value)
    : recordOf(Object.entries(value).map(([name, one]) => [name, inside(one, 'schema')]))
}

/**
 * The looks of a field, as the form library has them, from its schema with all references and conditions resolved. So each
 * alternative, condition and reference has looks of its own, at every depth.
 */
export function looksOf(schema: UnknownRecord): UnknownRecord {
  const own = Object.entries(schema).filter(([key]) => isLook(key))
  const inner = ['items', 'oneOf', 'anyOf'].flatMap((key): [string, unknown][] => {
    const looks = looksOfPart(schema[key])
    return looks === undefined ? [] : [[key, looks]]
  })
  return withRestOfOrder(recordOf([...own, ...inner]))
}

/** Only what a list or a choice needs of its items or alternatives: these have their looks themselves. */
function looksOfPart(part: unknown): unknown {
  if (Array.isArray(part)) return part.map((one) => (isRecord(one) ? looksOf(one) : {}))
  const looks = isRecord(part) ? looksOf(part) : {}
  return Object.keys(looks).length > 0 ? looks : undefined
}

/** Properties that an order does not name, such as those of a condition, come last. */
function withRestOfOrder(looks: UnknownRecord): UnknownRecord {
  const { 'ui:order': order } = looks
  if (!Array.isArray(order)) return looks
  const names = [...new Set<unknown>(order)]
  return { ...looks, 'ui:order': names.includes('*') ? names : [...names, '*'] }
}

/** A merged schema with the looks of all its parts: the later one wins, `ui:options` one by one. */
export function withMergedLooks(
  merged: UnknownRecord,
  parts: readonly UnknownRecord[],
): UnknownRecord {
  const looks: Record<string, unknown> = {}
  const sources = new Map<string, UnknownRecord[]>()
  for (const part of parts) {
    for (const [key, value] of Object.entries(part))
      if (isLook(key)) looks[key] = withOptions(looks[key], value)
    const properties = isRecord(part['properties']) ? part['properties'] : {}
    for (const [name, one] of Object.entries(properties))
      if (isRecord(one)) sources.set(name, [...(sources.get(name) ?? []), one])
  }
  return { ...merged, ...looks, ...withPropertyLooks(merged['properties'], sources) }
}

/** Properties that only one part has are as they are. */
function withPropertyLooks(
  properties: unknown,
  sources: ReadonlyMap<string, readonly UnknownRecord[]>,
): UnknownRecord {
  const shared = [...sources].filter(([, parts]) => parts.length > 1)
  if (!isRecord(properties) || shared.length === 0) return {}
  const changed = shared.flatMap(([name, parts]) => {
    const one = properties[name]
    return isRecord(one) ? [[name, withMergedLooks(one, parts)] as const] : []
  })
  return { properties: { ...properties, ...recordOf(changed) } }
}

const withOptions = (before: unknown, value: unknown): unknown =>
  isRecord(before) && isRecord(value) ? { ...before, ...value } : value

const recordsIn = (values: readonly unknown[]): readonly UnknownRecord[] => values.filter(isRecord)

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
    if (partOf(key) === 'schemas' && isRecord(value)) {
      const kept = Object.entries(value).filter(([name]) => key !== 'properties' || !isHidden(name))
      return [key, recordOf(kept.map(([name, one]) => [name, shown(one)]))]
    }
    return [key, partOf(key) === 'schema' || key === 'schema' ? shown(value) : value]
  })
  return recordOf(entries)
}
