// How values of parameters are written, in the styles of OpenAPI 3 and the collection formats of Swagger 2.0.

import { isRecord } from '../isRecord.ts'
import { textOf, valueOf } from './nodes.ts'
import type { ApiParameter } from './openApiContents.ts'
import { schemaFacts } from './schemas.ts'
import type { TypedValue } from './tryOut.ts'

const separators: Readonly<Record<string, string>> = {
  csv: ',',
  ssv: ' ',
  tsv: '\t',
  pipes: '|',
  spaceDelimited: ' ',
  pipeDelimited: '|',
}

const isPlaceOfQuery = (place: ApiParameter['place']): boolean =>
  place === 'query' || place === 'cookie'

interface Style {
  readonly name: string
  /** Each item or property is a value of its own. */
  readonly explodes: boolean
}

function styleOf({ place, rest, schema }: ApiParameter): Style {
  const old = textOf(schema, 'collectionFormat')
  if (old !== undefined) return { name: old, explodes: old === 'multi' }
  const name = textOf(rest, 'style') ?? (isPlaceOfQuery(place) ? 'form' : 'simple')
  const explodes = valueOf(rest, 'explode')
  return { name, explodes: typeof explodes === 'boolean' ? explodes : name === 'form' }
}

/** A list as it is typed: by lines or commas, or as JSON. */
function listIn(text: string): readonly string[] {
  const json = jsonIn(text)
  if (Array.isArray(json)) return json.map((one) => (typeof one === 'string' ? one : plain(one)))
  return text
    .split(/[\n,]/)
    .map((one) => one.trim())
    .filter((one) => one !== '')
}

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isSecretSchema = (schema: unknown): boolean => valueOf(schema, 'format') === 'password'

/** The values that a parameter sends for what was typed. */
export function valuesOf(
  root: unknown,
  parameter: ApiParameter,
  text: string,
): readonly TypedValue[] {
  const { name, place, schema, contents } = parameter
  const isSecret = isSecretSchema(schema)
  const one = (value: string, key = name): TypedValue => ({
    place,
    name: key,
    value,
    ...(isSecret && { isSecret }),
  })
  if (text === '') return []
  if (place === 'querystring')
    return contents?.[0]?.mediaType === 'application/x-www-form-urlencoded'
      ? [...new URLSearchParams(text)].map(([key, value]) => ({ place: 'query', name: key, value }))
      : [one(text)]
  if (contents) return [one(text)]
  const { type } = schemaFacts(root, schema)
  const style = styleOf(parameter)
  if (type.startsWith('array')) {
    const items = listIn(text)
    if (style.explodes && isPlaceOfQuery(place)) return items.map((item) => one(item))
    return [one(items.join(separators[style.name] ?? ','))]
  }
  const json = jsonIn(text)
  if (!isRecord(json)) return [one(text)]
  const entries = Object.entries(json).map(([key, value]) => [key, plain(value)] as const)
  if (style.name === 'deepObject')
    return entries.map(([key, value]) => one(value, `${name}[${key}]`))
  if (style.explodes && isPlaceOfQuery(place)) return entries.map(([key, value]) => one(value, key))
  const joined = entries.map((entry) => entry.join(style.explodes ? '=' : ',')).join(',')
  return [one(joined)]
}
