// Reads OpenRPC. What it does not interpret is kept, to be shown as source.

import { defined } from '../typedKeys.ts'
import { unusedParts, type NamedParts } from './namedParts.ts'
import { entriesOf, isTrue, listOf, textOf, valueOf } from './nodes.ts'
import { serversOf, type ApiServer } from './openApiServers.ts'
import { readDocument } from './readDocument.ts'
import { wrongFormat, type Reading } from './reading.ts'
import { mergedAt, unreadOf } from './references.ts'
import { joinedRest, restOf, type Rest } from './rest.ts'

interface RpcValue {
  readonly name: string
  readonly isRequired: boolean
  readonly isDeprecated?: boolean
  readonly description?: string
  readonly schema: unknown
  readonly rest?: Rest
}

interface RpcError {
  readonly code: string
  readonly message: string
  readonly data?: unknown
  readonly rest?: Rest
}

interface RpcExample {
  readonly name: string
  readonly summary?: string
  readonly value: unknown
}

export interface RpcMethod {
  readonly name: string
  readonly summary?: string
  readonly description?: string
  readonly isDeprecated: boolean
  readonly tags: readonly string[]
  readonly parameters: readonly RpcValue[]
  /** None for notifications. */
  readonly result?: RpcValue
  readonly errors: readonly RpcError[]
  readonly examples: readonly RpcExample[]
  readonly unread: readonly string[]
  readonly rest?: Rest
}

export interface OpenRpc {
  readonly root: unknown
  readonly language: string
  readonly title?: string
  readonly version?: string
  readonly description?: string
  readonly servers: readonly ApiServer[]
  readonly methods: readonly RpcMethod[]
  readonly schemas: readonly (readonly [name: string, schema: unknown])[]
  readonly components: readonly NamedParts[]
  readonly rest?: Rest
}

const valueKeys = ['name', 'summary', 'description', 'required', 'schema', 'deprecated']
const methodKeys = [
  ...['name', 'summary', 'description', 'deprecated', 'tags', 'params', 'result', 'errors'],
  'examples',
]

function rpcValueOf(root: unknown, one: unknown): RpcValue {
  const value = mergedAt(root, one)
  return defined<RpcValue>({
    name: textOf(value, 'name') ?? '',
    isRequired: isTrue(value, 'required'),
    isDeprecated: isTrue(value, 'deprecated') ? true : undefined,
    description: textOf(value, 'description') ?? textOf(value, 'summary'),
    schema: valueOf(value, 'schema') ?? {},
    rest: restOf(value, valueKeys),
  })
}

function errorOf(root: unknown, one: unknown): RpcError {
  const error = mergedAt(root, one)
  return defined<RpcError>({
    code: textOf(error, 'code') ?? '',
    message: textOf(error, 'message') ?? '',
    data: valueOf(error, 'data'),
    rest: restOf(error, ['code', 'message', 'data']),
  })
}

function exampleIn(root: unknown, one: unknown): RpcExample {
  const pairing = mergedAt(root, one)
  const valueIn = (example: unknown) => valueOf(mergedAt(root, example), 'value')
  return defined<RpcExample>({
    name: textOf(pairing, 'name') ?? '',
    summary: textOf(pairing, 'summary') ?? textOf(pairing, 'description'),
    value: {
      params: listOf(pairing, 'params').map(valueIn),
      result: valueIn(valueOf(pairing, 'result')),
    },
  })
}

function methodOf(root: unknown, one: unknown): RpcMethod {
  const node = mergedAt(root, one)
  const parameters = listOf(node, 'params')
  const result = valueOf(node, 'result')
  return defined<RpcMethod>({
    name: textOf(node, 'name') ?? '',
    summary: textOf(node, 'summary'),
    description: textOf(node, 'description'),
    isDeprecated: isTrue(node, 'deprecated'),
    tags: listOf(node, 'tags').flatMap((tag) => textOf(mergedAt(root, tag), 'name') ?? []),
    parameters: parameters.map((parameter) => rpcValueOf(root, parameter)),
    result: result === undefined ? undefined : rpcValueOf(root, result),
    errors: listOf(node, 'errors').map((error) => errorOf(root, error)),
    examples: listOf(node, 'examples').map((example) => exampleIn(root, example)),
    unread: unreadOf(root, [one, ...parameters, result, ...listOf(node, 'errors')]),
    rest: restOf(node, methodKeys),
  })
}

/** Never throws. */
export function readOpenRpc(text: string): Reading<OpenRpc> {
  const document = readDocument(text)
  if (document.status === 'broken') return document
  const root = document.value
  const version = textOf(root, 'openrpc')
  if (version === undefined) return wrongFormat('')
  const info = valueOf(root, 'info')
  const components = valueOf(root, 'components')
  return {
    status: 'read',
    value: defined<OpenRpc>({
      root,
      language: `OpenRPC ${version}`,
      title: textOf(info, 'title'),
      version: textOf(info, 'version'),
      description: textOf(info, 'description'),
      servers: serversOf(root),
      methods: listOf(root, 'methods').map((one) => methodOf(root, one)),
      schemas: entriesOf(components, 'schemas'),
      components: unusedParts(root, '#/components/', restOf(components, ['schemas'])),
      rest: joinedRest(
        restOf(info, ['title', 'version', 'description']),
        restOf(root, ['openrpc', 'info', 'servers', 'methods', 'components']),
      ),
    }),
  }
}
