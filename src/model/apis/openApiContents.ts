// Bodies, parameters and headers of OpenAPI 3 and Swagger 2.0.

import { isRecord } from '../isRecord.ts'
import { defined } from '../typedKeys.ts'
import { entriesOf, isTrue, textOf, textsOf, valueOf } from './nodes.ts'
import { mergedAt } from './references.ts'
import { restOf, type Rest } from './rest.ts'

interface ApiExample {
  /** Empty for the only one. */
  readonly name: string
  readonly summary?: string
  readonly value: unknown
}

export interface ApiContent {
  readonly mediaType: string
  readonly schema: unknown
  /** Of each item of a stream. */
  readonly itemSchema?: unknown
  readonly examples?: readonly ApiExample[]
  readonly rest?: Rest
}

const parameterPlaces = ['path', 'query', 'header', 'cookie', 'querystring'] as const
export type ParameterPlace = (typeof parameterPlaces)[number]

/** A parameter, or the header of an answer. */
export interface ApiHeader {
  readonly name: string
  readonly isRequired: boolean
  readonly isDeprecated?: boolean
  readonly description?: string
  readonly schema: unknown
  /** In place of a schema. */
  readonly contents?: readonly ApiContent[]
  readonly examples?: readonly ApiExample[]
  readonly rest?: Rest
}

export interface ApiParameter extends ApiHeader {
  readonly place: ParameterPlace
}

/** Undefined if there is none. */
function examplesOf(root: unknown, node: unknown): readonly ApiExample[] | undefined {
  const only = valueOf(node, 'example')
  const named = entriesOf(node, 'examples').map(([name, one]): ApiExample => {
    const example = mergedAt(root, one)
    const keys = ['value', 'dataValue', 'serializedValue', 'externalValue']
    const value = keys.map((key) => valueOf(example, key)).find((given) => given !== undefined)
    return defined<ApiExample>({
      name,
      summary: textOf(example, 'summary') ?? textOf(example, 'description'),
      value: value ?? example,
    })
  })
  const all = [...(only === undefined ? [] : [{ name: '', value: only }]), ...named]
  return all.length === 0 ? undefined : all
}

export const contentsOf = (root: unknown, node: unknown): readonly ApiContent[] =>
  entriesOf(node, 'content').map(([mediaType, one]) => {
    const content = mergedAt(root, one)
    return defined<ApiContent>({
      mediaType,
      schema: valueOf(content, 'schema'),
      itemSchema: valueOf(content, 'itemSchema'),
      examples: examplesOf(root, content),
      rest: restOf(content, ['schema', 'itemSchema', 'example', 'examples']),
    })
  })

/** Swagger 2.0 keeps schema and examples beside the media types. */
export function oldContents(node: unknown, types: readonly string[]): readonly ApiContent[] {
  const schema = valueOf(node, 'schema')
  const examples = new Map(entriesOf(node, 'examples'))
  if (schema === undefined && examples.size === 0) return []
  const declared = schema === undefined ? [] : types.length > 0 ? types : ['application/json']
  return [...new Set([...declared, ...examples.keys()])].map((mediaType) =>
    defined<ApiContent>({
      mediaType,
      schema,
      examples: examples.has(mediaType)
        ? [{ name: '', value: examples.get(mediaType) }]
        : undefined,
    }),
  )
}

const headerKeys = ['description', 'required', 'deprecated']
const schemaKeys = ['schema', 'content', 'example', 'examples']

/** Swagger 2.0 writes the schema into the parameter itself. Lists are joined by commas unless it says otherwise. */
function oldSchema(node: unknown, known: readonly string[]): unknown {
  const schema = restOf(node, known) ?? {}
  return schema['type'] === 'array' ? { collectionFormat: 'csv', ...schema } : schema
}

function headerOf(root: unknown, name: string, node: unknown): ApiHeader {
  const schema = valueOf(node, 'schema')
  const contents = contentsOf(root, node)
  const isOld = schema === undefined && contents.length === 0
  const own = [...headerKeys, 'name', 'in']
  return defined<ApiHeader>({
    name,
    isRequired: isTrue(node, 'required'),
    isDeprecated: isTrue(node, 'deprecated') ? true : undefined,
    description: textOf(node, 'description'),
    schema: isOld ? oldSchema(node, own) : (schema ?? contents[0]?.schema),
    contents: contents.length === 0 ? undefined : contents,
    examples: isOld ? undefined : examplesOf(root, node),
    rest: isOld ? undefined : restOf(node, [...own, ...schemaKeys]),
  })
}

export const headersOf = (root: unknown, node: unknown): readonly ApiHeader[] =>
  entriesOf(node, 'headers').map(([name, one]) => headerOf(root, name, mergedAt(root, one)))

/** Parameters of an operation override those of its path. */
export function parametersOf(root: unknown, nodes: readonly unknown[]): readonly ApiParameter[] {
  const found = new Map<string, ApiParameter>()
  for (const node of nodes) {
    const name = textOf(node, 'name')
    const place = parameterPlaces.find((known) => known === textOf(node, 'in'))
    if (name === undefined || place === undefined) continue
    const header = headerOf(root, name, node)
    const isRequired = place === 'path' || header.isRequired
    found.set(`${place} ${name}`, { ...header, place, isRequired })
  }
  return [...found.values()]
}

const isBodyPart = (node: unknown): boolean =>
  ['body', 'formData'].includes(textOf(node, 'in') ?? '')

/** Parameters that are none of the known, as they are written. */
export const oddParameters = (nodes: readonly unknown[]): readonly unknown[] =>
  nodes.filter(
    (node) =>
      node !== undefined &&
      !isBodyPart(node) &&
      (textOf(node, 'name') === undefined ||
        !parameterPlaces.some((known) => known === textOf(node, 'in'))),
  )

export interface ApiBody {
  readonly description?: string
  readonly isRequired: boolean
  readonly contents: readonly ApiContent[]
  readonly rest?: Rest
}

/** Fields of a form, as OpenAPI 3 would write them. */
function formSchema(fields: ReadonlyMap<string, unknown>): unknown {
  const required = [...fields].filter(([, field]) => isTrue(field, 'required'))
  return {
    type: 'object',
    ...(required.length > 0 && { required: required.map(([name]) => name) }),
    properties: Object.fromEntries(
      [...fields].map(([name, field]) => [name, oldSchema(field, ['name', 'in', 'required'])]),
    ),
  }
}

const multipart = 'multipart/form-data'
const urlencoded = 'application/x-www-form-urlencoded'

/** Files can only be sent in parts. */
function formTypes(fields: readonly unknown[], consumed: readonly string[]): readonly string[] {
  const hasFile = fields.some((field) => textOf(field, 'type') === 'file')
  const kinds = hasFile ? /^multipart\//i : /^(?:multipart\/|application\/x-www-form-urlencoded)/i
  const known = consumed.filter((type) => kinds.test(type))
  return known.length > 0 ? known : [hasFile ? multipart : urlencoded]
}

/** The body of Swagger 2.0, which is one of the parameters, or its form. */
function oldBody(nodes: readonly unknown[], consumed: readonly string[]): ApiBody | undefined {
  const body = nodes.findLast((node) => textOf(node, 'in') === 'body')
  if (body !== undefined)
    return defined<ApiBody>({
      description: textOf(body, 'description'),
      isRequired: isTrue(body, 'required'),
      contents: oldContents(body, consumed),
      rest: restOf(body, ['in', 'description', 'required', 'schema', 'examples']),
    })
  const fields = new Map(
    nodes
      .filter((node) => textOf(node, 'in') === 'formData')
      .map((node) => [textOf(node, 'name') ?? '', node] as const),
  )
  if (fields.size === 0) return undefined
  const schema = formSchema(fields)
  const all = [...fields.values()]
  return {
    isRequired: all.some((field) => isTrue(field, 'required')),
    contents: formTypes(all, consumed).map((mediaType) => ({ mediaType, schema })),
  }
}

/** `consumes` of an operation replaces that of the document. */
export const typesOf = (root: unknown, operation: unknown, key: 'consumes' | 'produces') =>
  textsOf(Array.isArray(valueOf(operation, key)) ? operation : root, key)

export function bodyOf(
  root: unknown,
  operation: unknown,
  parameters: readonly unknown[],
): ApiBody | undefined {
  const old = oldBody(parameters, typesOf(root, operation, 'consumes'))
  if (old) return old
  const node = mergedAt(root, valueOf(operation, 'requestBody'))
  if (!isRecord(node)) return undefined
  return defined<ApiBody>({
    description: textOf(node, 'description'),
    isRequired: isTrue(node, 'required'),
    contents: contentsOf(root, node),
    rest: restOf(node, ['description', 'required', 'content']),
  })
}
