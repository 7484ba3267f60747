// What is in a schema: its own keywords, those beside a reference, and those that it merges through `allOf`.

import { isRecord } from '../isRecord.ts'
import { defined } from '../typedKeys.ts'
import { entriesOf, isTrue, listOf, textOf, textsOf, valueOf } from './nodes.ts'
import { refOf, resolved } from './references.ts'
import { restOf, type Rest } from './rest.ts'

interface SchemaProperty {
  readonly name: string
  readonly schema: unknown
  readonly isRequired: boolean
}

type Constraint = readonly [key: string, value: string]

/** Keywords with one schema, and with several by index or name. */
const single = [
  'items',
  'additionalItems',
  'unevaluatedItems',
  'contains',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
  'contentSchema',
] as const
const listed = ['oneOf', 'anyOf', 'prefixItems'] as const
const named = ['patternProperties', 'dependentSchemas', '$defs', 'definitions'] as const

export interface NestedSchema {
  readonly kind: (typeof single | typeof listed | typeof named)[number] | 'mapping'
  /** The property, the pattern or the place, counted from 1. */
  readonly name?: string
  readonly schema: unknown
}

export interface SchemaContent {
  readonly description?: string
  readonly isDeprecated: boolean
  readonly constraints: readonly Constraint[]
  readonly values: readonly string[]
  readonly example?: string
  readonly properties: readonly SchemaProperty[]
  /** Other schemas in this one, such as the items of an array. */
  readonly nested: readonly NestedSchema[]
  /** References that cannot be resolved. */
  readonly unread: readonly string[]
  /** Keywords that are shown as source. */
  readonly rest?: Rest
}

/** Shown in a way of their own. */
const shown: readonly string[] = [
  ...['$ref', '$dynamicRef', '$recursiveRef', 'type', 'format', 'nullable', 'description'],
  ...['deprecated', 'enum', 'example', 'examples', 'properties', 'required', 'allOf'],
  ...listed,
  ...named,
]

/** Maximum number of schemas merged through `allOf`. */
const mostParts = 100

interface Parts {
  readonly nodes: Set<unknown>
  readonly unread: Set<string>
}

/** The schema, what stands beside its reference, and everything that it merges, outermost first. */
function collectParts(root: unknown, node: unknown, parts: Parts): void {
  if (parts.nodes.has(node) || parts.nodes.size >= mostParts) return
  if (refOf(node) === undefined) parts.nodes.add(node)
  else {
    if (isRecord(node) && Object.keys(node).length > 1) parts.nodes.add(node)
    const found = resolved(root, node)
    if (found.status === 'found') collectParts(root, found.value, parts)
    else parts.unread.add(found.ref)
  }
  for (const one of listOf(node, 'allOf')) collectParts(root, one, parts)
}

/** What `$dynamicRef` means in these schemas: the outermost definition of its anchor. */
function bindingsOf(nodes: readonly unknown[]): ReadonlyMap<string, unknown> {
  const definitions = nodes.flatMap((node) => entriesOf(node, '$defs').map(([, one]) => one))
  const bound = new Map<string, unknown>()
  for (const one of [...definitions, ...nodes]) {
    const anchor = textOf(one, '$dynamicAnchor')
    if (anchor !== undefined && !bound.has(`#${anchor}`)) bound.set(`#${anchor}`, one)
  }
  return bound
}

/** Writes the meaning of its `$dynamicRef`s into a schema, but not into what it refers to. */
function withBindings(node: unknown, bound: ReadonlyMap<string, unknown>): unknown {
  if (bound.size === 0) return node
  if (Array.isArray(node)) return node.map((one) => withBindings(one, bound))
  if (!isRecord(node)) return node
  const ref = valueOf(node, '$dynamicRef')
  const meant = typeof ref === 'string' ? bound.get(ref) : undefined
  const entries = Object.entries(node).map(([key, one]) => [key, withBindings(one, bound)] as const)
  if (meant === undefined) return Object.fromEntries(entries)
  const beside = entries.filter(([key]) => key !== '$dynamicRef')
  return beside.length === 0 ? meant : { ...Object.fromEntries(beside), allOf: [meant] }
}

function nestedIn(node: unknown): readonly NestedSchema[] {
  const ones = single.flatMap((kind): readonly NestedSchema[] => {
    const schema = valueOf(node, kind)
    // Before 2020-12, `items` may be a list, one for each place.
    if (kind === 'items' && Array.isArray(schema))
      return listOf(node, kind).map((one, n) => ({
        kind: 'prefixItems',
        name: String(n + 1),
        schema: one,
      }))
    return isRecord(schema) ? [{ kind, schema }] : []
  })
  const lists = listed.flatMap((kind) =>
    listOf(node, kind).map((schema, n): NestedSchema => ({ kind, name: String(n + 1), schema })),
  )
  const byName = named.flatMap((kind) =>
    entriesOf(node, kind).map(([name, schema]): NestedSchema => ({ kind, name, schema })),
  )
  const mapping = entriesOf(valueOf(node, 'discriminator'), 'mapping').map(
    ([name, ref]): NestedSchema => ({ kind: 'mapping', name, schema: mapped(ref) }),
  )
  return [...ones, ...lists, ...byName, ...mapping]
}

/** A mapping names a schema, or refers to it. */
const mapped = (ref: unknown): unknown =>
  typeof ref === 'string'
    ? { $ref: /^[\w.-]+$/.test(ref) ? `#/components/schemas/${ref}` : ref }
    : ref

/** Keywords with a single value; the others are source. */
function constraintsOf(nodes: readonly unknown[]): Pick<SchemaContent, 'constraints' | 'rest'> {
  const chips = new Map<string, Constraint>()
  const rest: Record<string, unknown> = {}
  for (const node of nodes) {
    for (const [key, value] of Object.entries(restOf(node, shown, ['required']) ?? {})) {
      if (key === 'discriminator' && isRecord(value)) {
        chips.set(key, [key, textOf(value, 'propertyName') ?? ''])
        const others = restOf(value, ['propertyName', 'mapping'])
        if (others) rest[key] = others
      } else if (typeof value !== 'object' || value === null || isPlainList(value)) {
        const text = Array.isArray(value) ? value.join(', ') : String(value)
        chips.set(`${key} ${text}`, [key, text])
      } else if (!single.some((kind) => kind === key)) rest[key] = value
    }
  }
  const required = nodes.flatMap((node) => textsOf(node, 'required'))
  const known = new Set(nodes.flatMap((node) => entriesOf(node, 'properties').map(([key]) => key)))
  const others = required.filter((name) => !known.has(name))
  if (others.length > 0) chips.set('required', ['required', others.join(', ')])
  return {
    constraints: [...chips.values()],
    ...(Object.keys(rest).length > 0 && { rest }),
  }
}

const isPlainList = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= 10 &&
  value.every((one) => (typeof one === 'string' ? one.length < 50 : typeof one !== 'object'))

/** `shortText` writes a value on one line. */
export function contentOf(
  root: unknown,
  schema: unknown,
  shortText: (value: unknown) => string,
): SchemaContent {
  const parts: Parts = { nodes: new Set(), unread: new Set() }
  collectParts(root, schema, parts)
  const nodes = [...parts.nodes]
  const bound = bindingsOf(nodes)
  const required = new Set(nodes.flatMap((node) => textsOf(node, 'required')))
  const properties = new Map(nodes.flatMap((node) => entriesOf(node, 'properties')))
  const examples = nodes
    .flatMap((node) => [valueOf(node, 'example'), ...listOf(node, 'examples')])
    .filter((one) => one !== undefined)
  return defined<SchemaContent>({
    description: nodes.map((node) => textOf(node, 'description')).find(Boolean),
    isDeprecated: nodes.some((node) => isTrue(node, 'deprecated')),
    ...constraintsOf(nodes),
    values: nodes.flatMap((node) => listOf(node, 'enum')).map(shortText),
    example: examples.length === 0 ? undefined : examples.map(shortText).join(', '),
    properties: [...properties].map(([name, one]) => ({
      name,
      schema: withBindings(one, bound),
      isRequired: required.has(name),
    })),
    nested: nodes.flatMap(nestedIn).map((one) => ({
      ...one,
      schema: withBindings(one.schema, bound),
    })),
    unread: [...parts.unread],
  })
}
