// Installed actions of the scaffolder and extensions of its templating (spec 2 §7).

import { asJsonRecord, type Json, isJsonRecord, type JsonRecord } from '../json.ts'
import { WrongShapeError } from '../wrongShape.ts'
import { textsOf } from './reading.ts'

export interface CodeExample {
  readonly description?: string
  readonly example: string
  /** Markdown. */
  readonly notes?: string
}

/** Schemas by what they describe: `input`, `arguments`, `output`. */
export type Schemas = Readonly<Record<string, JsonRecord>>

interface Described {
  /** Markdown. */
  readonly description?: string
  readonly examples: readonly CodeExample[]
  readonly schemas: Schemas
}

export interface Action extends Described {
  readonly id: string
}

export interface TemplatingFunction extends Described {
  readonly name: string
}

export interface TemplatingValue {
  readonly name: string
  readonly description?: string
  /** JSON. */
  readonly value?: string
}

export interface TemplatingExtensions {
  readonly filters: readonly TemplatingFunction[]
  readonly functions: readonly TemplatingFunction[]
  readonly values: readonly TemplatingValue[]
}

function decodeExamples(json: unknown): readonly CodeExample[] {
  if (!Array.isArray(json)) return []
  return json.flatMap((one) => {
    const { example, ...texts } = textsOf(one, 'example', 'description', 'notes')
    return example === undefined ? [] : [{ example, ...texts }]
  })
}

/** Schemas of several arguments are a list: they become the items of one. */
function decodeSchemas(json: unknown): Schemas {
  const entries: readonly (readonly [string, Json])[] = Object.entries(asJsonRecord(json))
  const schemas = entries.flatMap(([name, schema]): readonly (readonly [string, JsonRecord])[] => {
    if (isJsonRecord(schema)) return [[name, schema]]
    return schema instanceof Array ? [[name, { type: 'array', items: schema }]] : []
  })
  return Object.fromEntries(schemas)
}

const decodeDescribed = (json: unknown): Described => ({
  ...textsOf(json, 'description'),
  examples: decodeExamples(asJsonRecord(json)['examples']),
  schemas: decodeSchemas(asJsonRecord(json)['schema']),
})

/** Throws `WrongShapeError`. */
export function decodeActions(json: unknown): readonly Action[] {
  if (!Array.isArray(json)) throw new WrongShapeError('The response is not a list of actions')
  return json.map((one) => {
    const { id } = asJsonRecord(one)
    if (typeof id !== 'string') throw new WrongShapeError('The response has an action without id')
    return { id, ...decodeDescribed(one) }
  })
}

const decodeFunctions = (json: unknown): readonly TemplatingFunction[] =>
  Object.entries(asJsonRecord(json)).map(([name, one]) => ({ name, ...decodeDescribed(one) }))

const decodeValues = (json: unknown): readonly TemplatingValue[] =>
  Object.entries(asJsonRecord(json)).map(([name, one]) => ({
    name,
    ...textsOf(one, 'description'),
    ...(asJsonRecord(one)['value'] !== undefined && {
      value: JSON.stringify(asJsonRecord(one)['value'], null, 2),
    }),
  }))

/** Throws `WrongShapeError`. */
export function decodeExtensions(json: unknown): TemplatingExtensions {
  const { filters, globals } = asJsonRecord(json)
  if (!isJsonRecord(filters) || !isJsonRecord(globals)) {
    throw new WrongShapeError('The response has no templating extensions')
  }
  return {
    filters: decodeFunctions(filters),
    functions: decodeFunctions(globals['functions']),
    values: decodeValues(globals['values']),
  }
}
