// Avro as JSON Schema, so that its records are shown like any others.

import { isRecord } from '../isRecord.ts'
import { listOf, textOf, textsOf, valueOf } from './nodes.ts'
import { restOf } from './rest.ts'

const primitives: Readonly<Record<string, string>> = {
  null: 'null',
  boolean: 'boolean',
  int: 'integer',
  long: 'integer',
  float: 'number',
  double: 'number',
  bytes: 'string',
  string: 'string',
}

const typeKeys = ['type', 'name', 'namespace', 'doc', 'fields', 'items', 'values', 'symbols']

/** The short name of a type, under which its schema is kept. */
const shortName = (name: string): string => name.split('.').at(-1) ?? name

/** Types within each other. */
const deepest = 50

type Definitions = Map<string, unknown>

function namedType(node: unknown, definitions: Definitions, depth: number): unknown {
  const name = shortName(textOf(node, 'name') ?? 'record')
  if (definitions.has(name)) return { $ref: `#/$defs/${name}` }
  // Reserved first, because a record may contain itself.
  definitions.set(name, {})
  const fields = listOf(node, 'fields')
  const symbols = textsOf(node, 'symbols')
  const rest = restOf(node, typeKeys)
  definitions.set(name, {
    ...(fields.length > 0 && {
      type: 'object',
      properties: Object.fromEntries(
        fields.map((field) => [
          textOf(field, 'name') ?? '',
          fieldSchema(field, definitions, depth),
        ]),
      ),
      required: fields
        .filter((field) => valueOf(field, 'default') === undefined)
        .map((field) => textOf(field, 'name') ?? ''),
    }),
    ...(fields.length === 0 && { type: textOf(node, 'type') === 'record' ? 'object' : 'string' }),
    ...(symbols.length > 0 && { enum: symbols }),
    ...(textOf(node, 'doc') !== undefined && { description: textOf(node, 'doc') }),
    ...rest,
  })
  return { $ref: `#/$defs/${name}` }
}

function fieldSchema(field: unknown, definitions: Definitions, depth: number): unknown {
  const schema = schemaOf(valueOf(field, 'type'), definitions, depth + 1)
  const doc = textOf(field, 'doc')
  const rest = restOf(field, ['name', 'type', 'doc'])
  return {
    ...(isRecord(schema) ? schema : {}),
    ...(doc !== undefined && { description: doc }),
    ...rest,
  }
}

function schemaOf(node: unknown, definitions: Definitions, depth: number): unknown {
  if (depth > deepest) return {}
  if (typeof node === 'string') {
    const type = Object.hasOwn(primitives, node) ? primitives[node] : undefined
    if (type === undefined) return { $ref: `#/$defs/${shortName(node)}` }
    return { type, ...(type !== node && { format: node }) }
  }
  if (Array.isArray(node))
    return { oneOf: node.map((one) => schemaOf(one, definitions, depth + 1)) }
  if (!isRecord(node)) return {}
  const type = valueOf(node, 'type')
  if (type === 'record' || type === 'error' || type === 'enum' || type === 'fixed')
    return namedType(node, definitions, depth)
  const rest = restOf(node, typeKeys)
  if (type === 'array')
    return { type, items: schemaOf(valueOf(node, 'items'), definitions, depth + 1), ...rest }
  if (type === 'map') {
    const values = schemaOf(valueOf(node, 'values'), definitions, depth + 1)
    return { type: 'object', additionalProperties: values, ...rest }
  }
  const inner = schemaOf(type, definitions, depth + 1)
  return { ...(isRecord(inner) ? inner : {}), ...rest }
}

/** The schema, which is also the document of its references. Text is JSON. */
export function schemaOfAvro(avro: unknown): unknown {
  const definitions: Definitions = new Map()
  let node = avro
  if (typeof avro === 'string' && /^\s*[[{]/.test(avro)) {
    try {
      node = JSON.parse(avro)
    } catch {
      return undefined
    }
  }
  const schema = schemaOf(node, definitions, 0)
  return { ...(isRecord(schema) ? schema : {}), $defs: Object.fromEntries(definitions) }
}
