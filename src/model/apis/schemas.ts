// Shows JSON Schema one node at a time, so that circular schemas are only as deep as the user opens them.

import { isRecord } from '../isRecord.ts'
import { listOf, textOf, textsOf, valueOf } from './nodes.ts'
import { resolved, valueAt, type Reference } from './references.ts'
import { contentOf, type SchemaContent } from './schemaContent.ts'
import { typeName } from './schemaTypes.ts'

export interface SchemaFacts extends SchemaContent {
  /** Such as `array of Payment` or `string (uuid)`; in the words of JSON Schema. */
  readonly type: string
  /** Why there is nothing to show. */
  readonly problem?: Exclude<Reference, { readonly status: 'found' }>
}

const longestValue = 200

/** Limits how much of a value is written out, because it may repeat itself endlessly. */
const mostNodes = 5_000
const mostText = 100_000

const cut = (value: unknown): unknown => {
  if (Array.isArray(value) && value.length > mostNodes) return [...value.slice(0, mostNodes), '…']
  if (isRecord(value) && Object.keys(value).length > mostNodes)
    return Object.fromEntries([...Object.entries(value).slice(0, mostNodes), ['…', '…']])
  return value
}

/** JSON, with an ellipsis for circular parts and after the first thousands of values. */
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
        return nodes > mostNodes || length > mostText ? '…' : cut(one)
      },
      indent,
    )
  } catch {
    return '…'
  }
}

const shortText = (value: unknown): string => {
  const text = jsonText(value)
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text
}

const noContent: SchemaContent = {
  isDeprecated: false,
  constraints: [],
  values: [],
  properties: [],
  nested: [],
  unread: [],
}

/** Thousands of properties may refer to one schema, which is read once. */
const contents = new WeakMap<object, SchemaContent>()

export function schemaFacts(root: unknown, node: unknown): SchemaFacts {
  const found = resolved(root, node)
  const type = typeName(root, node)
  if (found.status !== 'found') return { ...noContent, type, problem: found }
  if (!isRecord(found.value)) return { ...noContent, type }
  // Keywords beside a reference belong to this place alone.
  const own = isRecord(node) && Object.keys(node).length > 1 ? node : found.value
  const content = contents.get(own) ?? contentOf(root, own, shortText)
  contents.set(own, content)
  return { ...content, type }
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

/** What a schema itself says of its values. */
function givenBy(value: unknown): unknown {
  const given = ['example', 'default', 'const'].map((key) => valueOf(value, key))
  const listed = [listOf(value, 'examples')[0], listOf(value, 'enum')[0]]
  return [...given, ...listed].find((one) => one !== undefined)
}

/** An example of the schema: its own examples if there are any, else values of its type. */
export function exampleOf(root: unknown, node: unknown): unknown {
  let sampled = 0
  const sample = (schema: unknown, depth: number): unknown => {
    sampled += 1
    if (depth > 6 || sampled > mostSampled) return null
    const value = valueAt(root, schema)
    if (value === undefined) return null
    const facts = schemaFacts(root, schema)
    const known = givenBy(schema) ?? givenBy(value)
    if (known !== undefined) return known
    if (facts.properties.length > 0)
      return Object.fromEntries(
        facts.properties.flatMap(({ name, schema: one }) =>
          sampled > mostSampled ? [] : [[name, sample(one, depth + 1)] as const],
        ),
      )
    const nested = (...kinds: readonly string[]) =>
      facts.nested.filter(({ kind }) => kinds.includes(kind)).map(({ schema: one }) => one)
    const type = textOf(value, 'type') ?? textsOf(value, 'type').find((one) => one !== 'null') ?? ''
    const places = nested('prefixItems')
    if (places.length > 0) return places.map((one) => sample(one, depth + 1))
    if (type === 'array')
      return nested('items')
        .slice(0, 1)
        .map((one) => sample(one, depth + 1))
    const [choice] = nested('oneOf', 'anyOf')
    if (choice !== undefined) return sample(choice, depth + 1)
    return Object.hasOwn(samples, type) ? samples[type] : {}
  }
  return sample(node, 0)
}
