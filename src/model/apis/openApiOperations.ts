// Operations of OpenAPI and Swagger: those of paths and webhooks, and their callbacks.

import { isRecord } from '../isRecord.ts'
import { defined } from '../typedKeys.ts'
import { entriesOf, isTrue, listOf, textOf, textsOf, valueOf } from './nodes.ts'
import {
  bodyOf,
  contentsOf,
  headersOf,
  oddParameters,
  oldContents,
  parametersOf,
  typesOf,
  type ApiBody,
  type ApiContent,
  type ApiHeader,
  type ApiParameter,
} from './openApiContents.ts'
import { ownServers, type ApiServer } from './openApiServers.ts'
import { mergedAt, unreadOf } from './references.ts'
import { joinedRest, restOf, type Rest } from './rest.ts'
import { requirementsOf, type SecurityRequirement } from './security.ts'

export interface ApiAnswer {
  /** Such as `200`, `4XX` or `default`. */
  readonly code: string
  readonly description?: string
  readonly contents: readonly ApiContent[]
  readonly headers?: readonly ApiHeader[]
  readonly rest?: Rest
}

interface ApiCallback {
  readonly name: string
  readonly operations: readonly ApiOperation[]
}

export interface ApiOperation {
  /** Method and path, unique in a document. */
  readonly key: string
  /** In capitals, but as it is written where OpenAPI has no name for it. */
  readonly method: string
  readonly path: string
  readonly id?: string
  /** A webhook or callback: the API calls it. */
  readonly isWebhook: boolean
  readonly isDeprecated: boolean
  readonly summary?: string
  readonly description?: string
  /** After the first, which is its group. */
  readonly otherTags: readonly string[]
  /** In place of the document's. */
  readonly servers?: readonly ApiServer[]
  readonly parameters: readonly ApiParameter[]
  readonly body?: ApiBody
  readonly answers: readonly ApiAnswer[]
  readonly callbacks: readonly ApiCallback[]
  /** One of these has to be fulfilled. */
  readonly security: readonly SecurityRequirement[]
  /** References that cannot be resolved, or point outside the document. */
  readonly unread: readonly string[]
  readonly rest?: Rest
}

/** What a path has besides operations that are understood. */
export interface Leftover {
  readonly path: string
  readonly unread: readonly string[]
  readonly rest?: Rest
}

export interface ReadPath {
  /** Of the first operation; undefined if it has none. */
  readonly tag: string | undefined
  readonly operations: readonly {
    readonly tag: string | undefined
    readonly operation: ApiOperation
  }[]
  readonly leftover?: Leftover
}

const methods = ['get', 'query', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace']
const pathKeys = ['summary', 'description', 'parameters', 'servers']
const operationKeys = [
  ...['tags', 'summary', 'description', 'operationId', 'deprecated', 'parameters', 'requestBody'],
  ...['responses', 'callbacks', 'security', 'servers', 'consumes', 'produces', 'schemes'],
]

/** Callbacks within callbacks. */
const deepest = 2

interface Place {
  readonly root: unknown
  readonly path: string
  readonly item: unknown
  /** Begins the keys of webhooks and callbacks; empty for calls of the API. */
  readonly prefix: string
  readonly depth: number
}

const isExtension = ([key]: readonly [string, unknown]): boolean => key.startsWith('x-')

function answersOf(root: unknown, node: unknown): readonly ApiAnswer[] {
  const produced = typesOf(root, node, 'produces')
  return entriesOf(node, 'responses')
    .filter((entry) => !isExtension(entry))
    .map(([code, one]) => {
      const answer = mergedAt(root, one)
      const old = textOf(root, 'swagger') !== undefined
      const headers = headersOf(root, answer)
      const own = [
        'description',
        'summary',
        'headers',
        ...(old ? ['schema', 'examples'] : ['content']),
      ]
      return defined<ApiAnswer>({
        code,
        description: textOf(answer, 'description') ?? textOf(answer, 'summary'),
        contents: old ? oldContents(answer, produced) : contentsOf(root, answer),
        headers: headers.length > 0 ? headers : undefined,
        rest: restOf(answer, own),
      })
    })
}

const callbacksOf = ({ root, depth }: Place, node: unknown): readonly ApiCallback[] =>
  entriesOf(node, 'callbacks').map(([name, one]) => ({
    name,
    operations: entriesOf({ one: mergedAt(root, one) }, 'one').flatMap(([path, item]) =>
      readPath({
        root,
        path,
        item: mergedAt(root, item),
        prefix: `callback ${name} `,
        depth: depth + 1,
      }).operations.map(({ operation }) => operation),
    ),
  }))

/** What an operation has that is not read. */
function restOfOperation(place: Place, node: unknown, odd: readonly unknown[]): Rest | undefined {
  const extensions = entriesOf(node, 'responses').filter(isExtension)
  const isDeep = place.depth >= deepest && isRecord(valueOf(node, 'callbacks'))
  return joinedRest(
    Object.fromEntries(entriesOf({ item: place.item }, 'item').filter(isExtension)),
    restOf(node, operationKeys, ['tags', 'parameters', 'security', 'servers']),
    odd.length > 0 ? { parameters: odd } : undefined,
    extensions.length > 0 ? { responses: Object.fromEntries(extensions) } : undefined,
    isDeep ? { callbacks: valueOf(node, 'callbacks') } : undefined,
  )
}

function operationOf(place: Place, method: string, node: unknown): ApiOperation {
  const { root, path, item, prefix } = place
  const lists = [...listOf(item, 'parameters'), ...listOf(node, 'parameters')]
  const parameters = lists.map((one) => mergedAt(root, one))
  const summary = textOf(node, 'summary') ?? textOf(item, 'summary')
  return defined<ApiOperation>({
    key: `${prefix}${method} ${path}`,
    method: methods.includes(method) ? method.toUpperCase() : method,
    path,
    id: textOf(node, 'operationId'),
    isWebhook: prefix !== '',
    isDeprecated: isTrue(node, 'deprecated'),
    summary,
    description: textOf(node, 'description') ?? textOf(item, 'description'),
    otherTags: textsOf(node, 'tags').slice(1),
    servers: ownServers(root, node, item),
    parameters: parametersOf(root, parameters),
    body: bodyOf(root, node, parameters),
    answers: answersOf(root, node),
    callbacks: place.depth < deepest ? callbacksOf(place, node) : [],
    security: requirementsOf(Array.isArray(valueOf(node, 'security')) ? node : root),
    unread: unreadOf(root, [
      ...lists,
      valueOf(node, 'requestBody'),
      ...entriesOf(node, 'responses').map(([, one]) => one),
    ]),
    rest: restOfOperation(place, node, oddParameters(parameters)),
  })
}

function readPath(place: Place): Omit<ReadPath, 'leftover'> & { readonly rest: Rest | undefined } {
  const { item } = place
  const known = methods.map((method) => [method, valueOf(item, method)] as const)
  const more = entriesOf(item, 'additionalOperations')
  const found = [...known, ...more].filter(([, node]) => isRecord(node))
  const isExtended = more.length > 0 && more.every(([, node]) => isRecord(node))
  const operations = found.map(([method, node]) => ({
    tag: textsOf(node, 'tags')[0],
    operation: operationOf(place, method, node),
  }))
  const read = [
    ...known.filter(([, node]) => isRecord(node)).map(([method]) => method),
    ...pathKeys,
    ...(isExtended ? ['additionalOperations'] : []),
    // Extensions are shown with each operation.
    ...(operations.length > 0
      ? Object.keys(isRecord(item) ? item : {}).filter((key) => key.startsWith('x-'))
      : []),
  ]
  return { tag: operations[0]?.tag, operations, rest: restOf(item, read) }
}

export function operationsIn(root: unknown, key: 'paths' | 'webhooks'): readonly ReadPath[] {
  return entriesOf(root, key)
    .filter((entry) => !isExtension(entry))
    .map(([path, node]) => {
      const item = mergedAt(root, node)
      const prefix = key === 'webhooks' ? 'webhook ' : ''
      const { rest, ...read } = readPath({ root, path, item, prefix, depth: 0 })
      const unread = unreadOf(root, [node])
      return rest === undefined && unread.length === 0
        ? read
        : { ...read, leftover: defined<Leftover>({ path, unread, rest }) }
    })
}
