// Shows JSON Schema one node at a time, so that circular schemas are only as deep as the user opens them.

import { isRecord } from '../isRecord.ts'
import { entriesOf, filled, isTrue, listOf, textOf, textsOf, valueOf } from './nodes.ts'
import { resolved, valueAt, type Reference } from './references.ts'

interface SchemaProperty {
  readonly name: string
  readonly schema: unknown
  readonly isRequired: boolean
}

type Constraint = readonly [key: string, value: string]

export interface SchemaFacts {
  /** Such as `array of Payment` or `string (uuid)`; in the words of JSON Schema. */
  readonly type: string
  readonly description?: string
  readonly isDeprecated: boolean
  readonly constraints: readonly Constraint[]
  readonly values: readonly string[]
  readonly example?: string
  readonly properties: readonly SchemaProperty[]
  /** The items of an array, or the values of a map. */
  readonly items?: unknown
  readonly choices: readonly { readonly kind: 'oneOf' | 'anyOf'; readonly schema: unknown }[]
  /** Why there is nothing to show. */
  readonly problem?: Exclude<Reference, { readonly status: 'found' }>
}

const constraintKeys = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minLength',
  'maxLength',
  'pattern',
  'minItems',
  'maxItems',
  'uniqueItems',
  'default',
  'const',
] as const

const longestValue = 200
/** Maximum number of schemas merged through `allOf`. */
const mostParts = 100

/** Limits how much of a value is written out, because it may repeat itself endlessly. */
const mostNodes = 5_000
const mostText = 100_000

/** JSON, with an ellipsis for circular or very long parts. */
export function jsonText(value: unknown, indent = 0): string {
  if (typeof value === 'string') return value.slice(0, mostText)
  let nodes = 0
  let length = 0
  try {
    return JSON.stringify(
      value,
      (_key, one: unknown) => {
        nodes += 1
        length += typeof one === 'string' ? one.length : 0
        if (nodes > mostNodes || length > mostText) throw new RangeError('Endless')
        return one
      },
      indent,
    )
  } catch {
    return '…'
  }
}

const shortText = (value: unknown): string => jsonText(value).slice(0, longestValue)

/** The name of a type without its content, a few words at most. */
export function typeName(root: unknown, node: unknown, depth = 0): string {
  if (node === true) return 'any'
  const found = resolved(root, node)
  if (found.status !== 'found') return found.ref
  const { value, name } = found
  if (
    name !== undefined &&
    (valueOf(value, 'properties') !== undefined || listOf(value, 'allOf').length > 0)
  )
    return name
  const types = [textOf(value, 'type') ?? '', ...textsOf(value, 'type')].filter(Boolean)
  const items = valueOf(value, 'items')
  if (types.includes('array') || items !== undefined)
    return depth < 3 ? `array of ${typeName(root, items ?? true, depth + 1)}` : 'array'
  const format = textOf(value, 'format')
  const known = [...types, ...(isTrue(value, 'nullable') ? ['null'] : [])].join(' | ')
  if (known !== '') return format === undefined ? known : `${known} (${format})`
  if (valueOf(value, 'properties') !== undefined) return 'object'
  if (listOf(value, 'oneOf').length > 0 || listOf(value, 'anyOf').length > 0)
    return name ?? 'one of several'
  if (listOf(value, 'enum').length > 0) return name ?? 'enum'
  return name ?? (listOf(value, 'allOf').length > 0 ? 'object' : 'any')
}

/** The schema and everything it merges through `allOf`, outermost first. */
function partsOf(root: unknown, node: unknown, seen = new Set<unknown>()): readonly unknown[] {
  const value = valueAt(root, node)
  if (value === undefined || seen.has(value) || seen.size >= mostParts) return []
  seen.add(value)
  return [value, ...listOf(value, 'allOf').flatMap((part) => partsOf(root, part, seen))]
}

type Content = Omit<SchemaFacts, 'type' | 'problem'>

const noContent: Content = {
  isDeprecated: false,
  constraints: [],
  values: [],
  properties: [],
  choices: [],
}

/** Thousands of properties may refer to one schema, which is read once. */
const contents = new WeakMap<object, Content>()

export function schemaFacts(root: unknown, node: unknown): SchemaFacts {
  const found = resolved(root, node)
  const type = typeName(root, node)
  if (found.status !== 'found') return { ...noContent, type, problem: found }
  if (!isRecord(found.value)) return { ...noContent, type }
  const content = contents.get(found.value) ?? contentOf(root, found.value)
  contents.set(found.value, content)
  return { ...content, type }
}

function contentOf(root: unknown, schema: unknown): Content {
  const parts = partsOf(root, schema)
  const first = (key: string) =>
    parts.map((part) => valueOf(part, key)).find((one) => one !== undefined)
  const required = new Set(parts.flatMap((part) => textsOf(part, 'required')))
  const properties = new Map(parts.flatMap((part) => entriesOf(part, 'properties')))
  const extra = first('additionalProperties')
  const example =
    first('example') ??
    parts.map((part) => listOf(part, 'examples')[0]).find((one) => one !== undefined)
  return filled<Content>({
    description: parts.map((part) => textOf(part, 'description')).find(Boolean),
    isDeprecated: parts.some((part) => isTrue(part, 'deprecated')),
    constraints: constraintKeys.flatMap((key): readonly Constraint[] => {
      const value = first(key)
      return value === undefined ? [] : [[key, shortText(value)]]
    }),
    values: parts.flatMap((part) => listOf(part, 'enum')).map(shortText),
    example: example === undefined ? undefined : shortText(example),
    properties: [...properties].map(([name, schema]) => ({
      name,
      schema,
      isRequired: required.has(name),
    })),
    items: first('items') ?? (isRecord(extra) ? extra : undefined),
    choices: (['oneOf', 'anyOf'] as const).flatMap((kind) =>
      parts.flatMap((part) => listOf(part, kind).map((schema) => ({ kind, schema }))),
    ),
  })
}

const samples: Readonly<Record<string, unknown>> = {
  string: 'string',
  integer: 0,
  number: 0,
  boolean: true,
  null: null,
}

/** Maximum number of values in an example: schemas may be circular, wide and deep. */
const mostSampled = 200

/** An example of the schema: its own examples if there are any, else values of its type. */
export function exampleOf(root: unknown, node: unknown): unknown {
  let sampled = 0
  const sample = (schema: unknown, depth: number): unknown => {
    sampled += 1
    if (depth > 6 || sampled > mostSampled) return null
    const value = valueAt(root, schema)
    if (value === undefined) return null
    const facts = schemaFacts(root, schema)
    const given = ['example', 'default', 'const'].map((key) => valueOf(value, key))
    const listed = [listOf(value, 'examples')[0], listOf(value, 'enum')[0]]
    const known = [...given, ...listed].find((one) => one !== undefined)
    if (known !== undefined) return known
    if (facts.properties.length > 0)
      return Object.fromEntries(
        facts.properties.flatMap(({ name, schema: one }) =>
          sampled > mostSampled ? [] : [[name, sample(one, depth + 1)] as const],
        ),
      )
    const type = textOf(value, 'type') ?? textsOf(value, 'type')[0] ?? ''
    if (type === 'array') return facts.items === undefined ? [] : [sample(facts.items, depth + 1)]
    if (facts.choices[0]) return sample(facts.choices[0].schema, depth + 1)
    return Object.hasOwn(samples, type) ? samples[type] : {}
  }
  return sample(node, 0)
}
