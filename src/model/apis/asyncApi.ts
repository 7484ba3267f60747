// Reads the parts of AsyncAPI 2 and 3 that are shown; the rest is only in the source.

import { isRecord } from '../isRecord.ts'
import { entriesOf, filled, listOf, textOf, valueOf } from './nodes.ts'
import { readDocument } from './readDocument.ts'
import { wrongFormat, type Reading } from './reading.ts'
import { resolved, valueAt } from './references.ts'
import { readSecurity, type SecurityScheme } from './security.ts'

interface AsyncServer {
  readonly name: string
  readonly address: string
  readonly protocol?: string
  readonly description?: string
}

export interface AsyncMessage {
  readonly name: string
  readonly summary?: string
  readonly description?: string
  readonly contentType?: string
  readonly payload: unknown
  readonly headers?: unknown
  readonly example?: unknown
}

export interface AsyncOperation {
  /** From the described application's point of view, as in AsyncAPI 3. */
  readonly action: 'send' | 'receive'
  readonly name?: string
  readonly summary?: string
  readonly description?: string
  readonly messages: readonly AsyncMessage[]
  /** References that cannot be resolved, or point outside the document. */
  readonly unread: readonly string[]
}

export interface AsyncChannel {
  readonly name: string
  readonly address: string
  readonly description?: string
  readonly parameters: readonly (readonly [name: string, description: string])[]
  readonly operations: readonly AsyncOperation[]
}

export interface AsyncApi {
  /** The document in which references are resolved. */
  readonly root: unknown
  readonly language: string
  readonly title?: string
  readonly version?: string
  readonly description?: string
  readonly servers: readonly AsyncServer[]
  readonly channels: readonly AsyncChannel[]
  readonly schemas: readonly (readonly [name: string, schema: unknown])[]
  readonly security: readonly SecurityScheme[]
}

/** Messages of one operation; a message that is one of several may be so again. */
const deepestChoice = 3

function messagesOf(
  root: unknown,
  node: unknown,
  fallback: string,
  depth = 0,
): readonly AsyncMessage[] {
  const found = resolved(root, node)
  if (found.status !== 'found' || !isRecord(found.value)) return []
  const { value, name } = found
  const choices = listOf(value, 'oneOf')
  if (choices.length > 0 && depth < deepestChoice)
    return choices.flatMap((one) => messagesOf(root, one, fallback, depth + 1))
  const payload = valueOf(value, 'payload')
  const [example] = listOf(value, 'examples')
  return [
    filled<AsyncMessage>({
      name: textOf(value, 'title') ?? textOf(value, 'name') ?? name ?? fallback,
      summary: textOf(value, 'summary'),
      description: textOf(value, 'description'),
      contentType: textOf(value, 'contentType') ?? textOf(root, 'defaultContentType'),
      // AsyncAPI 3 may wrap a schema of another language.
      payload:
        valueOf(payload, 'schemaFormat') === undefined ? payload : valueOf(payload, 'schema'),
      headers: valueOf(value, 'headers'),
      example: valueOf(example, 'payload'),
    }),
  ]
}

const unreadOf = (root: unknown, nodes: readonly unknown[]): readonly string[] =>
  nodes.flatMap((node) => {
    const found = resolved(root, node)
    return found.status === 'found' ? [] : [found.ref]
  })

const operation = (
  root: unknown,
  action: 'send' | 'receive',
  node: unknown,
  name: string | undefined,
  messages: readonly unknown[],
): AsyncOperation =>
  filled<AsyncOperation>({
    action,
    name,
    summary: textOf(node, 'summary'),
    description: textOf(node, 'description'),
    messages: messages.flatMap((one) => messagesOf(root, one, name ?? '')),
    unread: unreadOf(root, messages),
  })

/** AsyncAPI 2 describes what others may do: where they subscribe, the application sends. */
const oldOperations = (root: unknown, channel: unknown): readonly AsyncOperation[] =>
  (['subscribe', 'publish'] as const).flatMap((key) => {
    const node = valueOf(channel, key)
    const action = key === 'subscribe' ? 'send' : 'receive'
    const messages = [valueOf(node, 'message')].filter((one) => one !== undefined)
    return isRecord(node)
      ? [operation(root, action, node, textOf(node, 'operationId'), messages)]
      : []
  })

function newOperations(root: unknown, channel: unknown): readonly AsyncOperation[] {
  return entriesOf(root, 'operations').flatMap(([name, one]) => {
    const node = valueAt(root, one)
    const action = textOf(node, 'action')
    if (action !== 'send' && action !== 'receive') return []
    if (valueAt(root, valueOf(node, 'channel')) !== channel) return []
    const own = listOf(node, 'messages')
    const messages =
      own.length > 0 ? own : entriesOf(channel, 'messages').map(([, message]) => message)
    return [operation(root, action, node, name, messages)]
  })
}

function channelOf(root: unknown, name: string, one: unknown): AsyncChannel {
  const channel = valueAt(root, one)
  return filled<AsyncChannel>({
    name,
    address: textOf(channel, 'address') ?? name,
    description: textOf(channel, 'description') ?? textOf(channel, 'summary'),
    parameters: entriesOf(channel, 'parameters').map(([key, parameter]) => [
      key,
      textOf(valueAt(root, parameter), 'description') ?? '',
    ]),
    operations: [...oldOperations(root, channel), ...newOperations(root, channel)],
  })
}

const serverOf = (root: unknown, name: string, one: unknown): AsyncServer => {
  const server = valueAt(root, one)
  const host = `${textOf(server, 'host') ?? ''}${textOf(server, 'pathname') ?? ''}`
  return filled<AsyncServer>({
    name,
    address: textOf(server, 'url') ?? host,
    protocol: textOf(server, 'protocol'),
    description: textOf(server, 'description'),
  })
}

/** Never throws. */
export function readAsyncApi(text: string): Reading<AsyncApi> {
  const document = readDocument(text)
  if (document.status === 'broken') return document
  const root = document.value
  const version = textOf(root, 'asyncapi')
  if (version === undefined || !/^[23]\b/.test(version)) return wrongFormat(version ?? '')
  const info = valueOf(root, 'info')
  return {
    status: 'read',
    value: filled<AsyncApi>({
      root,
      language: `AsyncAPI ${version}`,
      title: textOf(info, 'title'),
      version: textOf(info, 'version'),
      description: textOf(info, 'description'),
      servers: entriesOf(root, 'servers').map(([name, one]) => serverOf(root, name, one)),
      channels: entriesOf(root, 'channels').map(([name, one]) => channelOf(root, name, one)),
      schemas: entriesOf(valueOf(root, 'components'), 'schemas'),
      security: readSecurity(root),
    }),
  }
}
