// Reads the parts of OpenAPI 3.0, 3.1 and Swagger 2.0 that are shown.

import { isRecord } from '../isRecord.ts'
import { entriesOf, filled, isTrue, listOf, textOf, textsOf, valueOf } from './nodes.ts'
import { readDocument } from './readDocument.ts'
import { wrongFormat, type Reading } from './reading.ts'
import { resolved, valueAt } from './references.ts'
import { readSecurity, type SecurityScheme } from './security.ts'

const parameterPlaces = ['path', 'query', 'header', 'cookie'] as const
type ParameterPlace = (typeof parameterPlaces)[number]

interface ApiParameter {
  readonly name: string
  readonly place: ParameterPlace
  readonly isRequired: boolean
  readonly description?: string
  readonly schema: unknown
  readonly example?: unknown
}

export interface ApiContent {
  readonly mediaType: string
  readonly schema: unknown
  readonly example?: unknown
}

interface ApiBody {
  readonly description?: string
  readonly isRequired: boolean
  readonly contents: readonly ApiContent[]
}

export interface ApiAnswer {
  /** Such as `200`, `4XX` or `default`. */
  readonly code: string
  readonly description?: string
  readonly contents: readonly ApiContent[]
}

export interface ApiOperation {
  /** Method and path, unique in a document. */
  readonly key: string
  /** In capitals. */
  readonly method: string
  readonly path: string
  /** A webhook: the API calls it. */
  readonly isWebhook: boolean
  readonly isDeprecated: boolean
  readonly summary?: string
  readonly description?: string
  readonly parameters: readonly ApiParameter[]
  readonly body?: ApiBody
  readonly answers: readonly ApiAnswer[]
  /** Names of schemes. */
  readonly security: readonly string[]
  /** References that cannot be resolved, or point outside the document. */
  readonly unread: readonly string[]
}

export interface ApiServer {
  readonly url: string
  readonly description?: string
}

interface OperationGroup {
  /** Empty for operations without a tag. */
  readonly name: string
  readonly description?: string
  readonly operations: readonly ApiOperation[]
}

export interface OpenApi {
  /** The document in which references are resolved. */
  readonly root: unknown
  readonly language: string
  readonly title?: string
  readonly version?: string
  readonly description?: string
  readonly servers: readonly ApiServer[]
  readonly groups: readonly OperationGroup[]
  readonly schemas: readonly (readonly [name: string, schema: unknown])[]
  readonly security: readonly SecurityScheme[]
}

const methods = ['get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace']

const contentsOf = (root: unknown, node: unknown): readonly ApiContent[] =>
  entriesOf(node, 'content').map(([mediaType, content]) => {
    const [first] = entriesOf(content, 'examples')
    return filled<ApiContent>({
      mediaType,
      schema: valueOf(content, 'schema'),
      example: valueOf(content, 'example') ?? valueOf(valueAt(root, first?.[1]), 'value'),
    })
  })

/** Swagger 2.0 keeps the schema beside the media types. */
const oldContents = (node: unknown, types: readonly string[]): readonly ApiContent[] => {
  const schema = valueOf(node, 'schema')
  const mediaTypes = types.length > 0 ? types : ['application/json']
  return schema === undefined ? [] : mediaTypes.map((mediaType) => ({ mediaType, schema }))
}

function parametersOf(root: unknown, lists: readonly unknown[]): readonly ApiParameter[] {
  // Parameters of an operation override those of its path.
  const found = new Map<string, ApiParameter>()
  for (const one of lists) {
    const node = valueAt(root, one)
    const name = textOf(node, 'name')
    const place = parameterPlaces.find((known) => known === textOf(node, 'in'))
    if (name === undefined || place === undefined) continue
    const [first] = entriesOf(node, 'examples')
    const parameter = filled<ApiParameter>({
      name,
      place,
      isRequired: place === 'path' || isTrue(node, 'required'),
      description: textOf(node, 'description'),
      schema: valueOf(node, 'schema') ?? entriesOf(node, 'content')[0]?.[1] ?? node,
      example: valueOf(node, 'example') ?? valueOf(valueAt(root, first?.[1]), 'value'),
    })
    found.set(`${place} ${name}`, parameter)
  }
  return [...found.values()]
}

function bodyOf(root: unknown, operation: unknown, lists: readonly unknown[]): ApiBody | undefined {
  const old = lists.map((one) => valueAt(root, one)).find((one) => textOf(one, 'in') === 'body')
  const node = old ?? valueAt(root, valueOf(operation, 'requestBody'))
  if (!isRecord(node)) return undefined
  const consumed = [...textsOf(operation, 'consumes'), ...textsOf(root, 'consumes')]
  return filled<ApiBody>({
    description: textOf(node, 'description'),
    isRequired: isTrue(node, 'required'),
    contents: old ? oldContents(node, consumed.slice(0, 1)) : contentsOf(root, node),
  })
}

const unreadOf = (root: unknown, nodes: readonly unknown[]): readonly string[] => [
  ...new Set(
    nodes.flatMap((node) => {
      const found = resolved(root, node)
      return found.status === 'found' ? [] : [found.ref]
    }),
  ),
]

interface Place {
  readonly root: unknown
  readonly path: string
  readonly item: unknown
  readonly isWebhook: boolean
}

function operationOf({ root, path, item, isWebhook }: Place, method: string): ApiOperation {
  const node = valueOf(item, method)
  const lists = [...listOf(item, 'parameters'), ...listOf(node, 'parameters')]
  const produced = [...textsOf(node, 'produces'), ...textsOf(root, 'produces')]
  const answers = entriesOf(node, 'responses').filter(([code]) => !code.startsWith('x-'))
  const isSecured = Array.isArray(valueOf(node, 'security')) ? node : root
  return filled<ApiOperation>({
    key: `${isWebhook ? 'webhook ' : ''}${method} ${path}`,
    method: method.toUpperCase(),
    path,
    isWebhook,
    isDeprecated: isTrue(node, 'deprecated'),
    summary: textOf(node, 'summary') ?? textOf(item, 'summary'),
    description: textOf(node, 'description') ?? textOf(item, 'description'),
    parameters: parametersOf(root, lists),
    body: bodyOf(root, node, lists),
    answers: answers.map(([code, one]) => {
      const answer = valueAt(root, one)
      const old = oldContents(answer, produced.slice(0, 1))
      const description = textOf(answer, 'description')
      return {
        code,
        ...(description !== undefined && { description }),
        contents: old.length > 0 ? old : contentsOf(root, answer),
      }
    }),
    security: [
      ...new Set(
        listOf(isSecured, 'security').flatMap((one) => (isRecord(one) ? Object.keys(one) : [])),
      ),
    ],
    unread: unreadOf(root, [
      ...lists,
      valueOf(node, 'requestBody'),
      ...answers.map(([, one]) => one),
    ]),
  })
}

function operationsIn(root: unknown, key: 'paths' | 'webhooks') {
  return entriesOf(root, key)
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, node]) => {
      const item = valueAt(root, node)
      const isWebhook = key === 'webhooks'
      return methods
        .filter((method) => isRecord(valueOf(item, method)))
        .map((method) => ({
          tags: textsOf(valueOf(item, method), 'tags'),
          operation: operationOf({ root, path, item, isWebhook }, method),
        }))
    })
}

/** Grouped by first tag, in the order of the document's tags; untagged ones first. */
function groupsOf(root: unknown): readonly OperationGroup[] {
  const declared = listOf(root, 'tags').flatMap((tag) => {
    const name = textOf(tag, 'name')
    return name === undefined ? [] : [[name, textOf(tag, 'description')] as const]
  })
  const descriptions = new Map(declared)
  const groups = new Map<string, ApiOperation[]>(
    [['', []], ...declared.map(([name]) => [name, []] as const)].map(([name]) => [
      name as string,
      [],
    ]),
  )
  for (const { tags, operation } of [
    ...operationsIn(root, 'paths'),
    ...operationsIn(root, 'webhooks'),
  ]) {
    const name = tags[0] ?? ''
    groups.set(name, [...(groups.get(name) ?? []), operation])
  }
  return [...groups]
    .filter(([, operations]) => operations.length > 0)
    .map(([name, operations]) =>
      filled<OperationGroup>({ name, description: descriptions.get(name), operations }),
    )
}

function serversOf(root: unknown): readonly ApiServer[] {
  const servers = listOf(root, 'servers').flatMap((server) => {
    // Variables have their default values.
    const url = textOf(server, 'url')?.replaceAll(
      /\{([^{}]*)\}/g,
      (whole, name: string) =>
        textOf(valueOf(valueOf(server, 'variables'), name), 'default') ?? whole,
    )
    const description = textOf(server, 'description')
    return url === undefined ? [] : [{ url, ...(description !== undefined && { description }) }]
  })
  const host = textOf(root, 'host')
  if (host === undefined) return servers
  const schemes = textsOf(root, 'schemes')
  return (schemes.length > 0 ? schemes : ['https']).map((scheme) => ({
    url: `${scheme}://${host}${textOf(root, 'basePath') ?? ''}`,
  }))
}

/** Never throws. */
export function readOpenApi(text: string): Reading<OpenApi> {
  const document = readDocument(text)
  if (document.status === 'broken') return document
  const root = document.value
  const version = textOf(root, 'openapi') ?? textOf(root, 'swagger')
  if (version === undefined || !/^[23]\b/.test(version)) return wrongFormat(version ?? '')
  const info = valueOf(root, 'info')
  const schemas = [
    ...entriesOf(valueOf(root, 'components'), 'schemas'),
    ...entriesOf(root, 'definitions'),
  ]
  return {
    status: 'read',
    value: filled<OpenApi>({
      root,
      language: `${version.startsWith('2') ? 'Swagger' : 'OpenAPI'} ${version}`,
      title: textOf(info, 'title'),
      version: textOf(info, 'version'),
      description: textOf(info, 'description'),
      servers: serversOf(root),
      groups: groupsOf(root),
      schemas,
      security: readSecurity(root),
    }),
  }
}
