// A JSON schema as a tree of named fields, for reading: alternatives and items are levels of their own.

import { asJsonRecord, type JsonRecord } from '../../json.ts'
import { textsOf } from '../reading.ts'

export interface SchemaField {
  /** Empty for the schema itself and for alternatives. */
  readonly name: string
  /** Such as `string`, `array of string` or `"a" | "b"`; empty if the schema does not say. */
  readonly type: string
  readonly isRequired: boolean
  /** Markdown. */
  readonly description?: string
  /** JSON. */
  readonly defaultValue?: string
  readonly fields: readonly SchemaField[]
  /** Alternatives, one of which applies. */
  readonly options: readonly SchemaField[]
}

/** Against schemas without an end. */
const deepest = 8
const mostValues = 12

const listOf = (value: unknown): readonly unknown[] => (value instanceof Array ? value : [])

const alternativesOf = (schema: JsonRecord): readonly unknown[] => [
  ...listOf(schema['oneOf']),
  ...listOf(schema['anyOf']),
]

function typeOf(schema: JsonRecord, depth = 0): string {
  const { type, items, const: constant } = schema
  if (constant !== undefined) return JSON.stringify(constant)
  const values = listOf(schema['enum'])
  if (values.length > 0) {
    const shown = values.slice(0, mostValues).map((value) => JSON.stringify(value))
    return [...shown, ...(values.length > mostValues ? ['…'] : [])].join(' | ')
  }
  const names = (type instanceof Array ? type : [type]).filter((one) => typeof one === 'string')
  const inner = items === undefined || depth > 3 ? '' : typeOf(asJsonRecord(items), depth + 1)
  if (names.includes('array') && inner !== '') return `${inner}[]`
  if (names.length > 0) return names.join(' | ')
  return schema['properties'] === undefined ? '' : 'object'
}

function fieldsOf(schema: JsonRecord, depth: number): readonly SchemaField[] {
  const required = listOf(schema['required'])
  const properties = Object.entries(asJsonRecord(schema['properties']))
  const own = properties.map(([name, one]) => fieldOf(one, name, required.includes(name), depth))
  const items = asJsonRecord(schema['items'])
  const ofItems = schema['items'] === undefined ? [] : fieldsOf(items, depth)
  const all = listOf(schema['allOf']).flatMap((one) => fieldsOf(asJsonRecord(one), depth))
  return [...own, ...ofItems, ...all]
}

function fieldOf(json: unknown, name: string, isRequired: boolean, depth: number): SchemaField {
  const schema = asJsonRecord(json)
  const isEnd = depth >= deepest
  const items = asJsonRecord(schema['items'])
  return {
    name,
    type: typeOf(schema),
    isRequired,
    ...textsOf(schema, 'description'),
    ...(schema['default'] !== undefined && { defaultValue: JSON.stringify(schema['default']) }),
    fields: isEnd ? [] : fieldsOf(schema, depth + 1),
    options: isEnd
      ? []
      : [...alternativesOf(schema), ...alternativesOf(items)].map((one) =>
          fieldOf(one, '', false, depth + 1),
        ),
  }
}

export const schemaTree = (schema: JsonRecord): SchemaField => fieldOf(schema, '', false, 0)
