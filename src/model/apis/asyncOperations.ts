// Channels of AsyncAPI 2 and 3 with their operations.

import { isRecord } from '../isRecord.ts'
import { defined } from '../typedKeys.ts'
import { messagesOf, unreadTraits, withTraits, type AsyncMessage } from './asyncMessages.ts'
import { entriesOf, listOf, textOf, valueOf } from './nodes.ts'
import { mergedAt, resolved, unreadOf, valueAt } from './references.ts'
import { joinedRest, restOf, type Rest } from './rest.ts'
import { namesOfSecurity } from './security.ts'

interface AsyncReply {
  /** A channel, or where its address is found. */
  readonly address?: string
  readonly description?: string
  readonly messages: readonly AsyncMessage[]
  readonly rest?: Rest
}

export interface AsyncOperation {
  /** From the described application's point of view, as in AsyncAPI 3: `send` or `receive`. */
  readonly action: string
  readonly name?: string
  readonly summary?: string
  readonly description?: string
  readonly messages: readonly AsyncMessage[]
  readonly reply?: AsyncReply
  /** Names or types of schemes. */
  readonly security: readonly string[]
  /** References that cannot be resolved, or point outside the document. */
  readonly unread: readonly string[]
  readonly rest?: Rest
}

interface AsyncParameter {
  readonly name: string
  readonly description?: string
  readonly schema: unknown
}

export interface AsyncChannel {
  readonly name: string
  /** Null if it is known only when the application runs. */
  readonly address: string | null
  readonly title?: string
  readonly description?: string
  readonly parameters: readonly AsyncParameter[]
  /** Names of the servers, if it is not on all. */
  readonly servers: readonly string[]
  readonly operations: readonly AsyncOperation[]
  /** Of a channel without operations. */
  readonly messages: readonly AsyncMessage[]
  readonly unread: readonly string[]
  readonly rest?: Rest
}

const operationKeys = [
  ...['action', 'channel', 'messages', 'message', 'reply', 'security', 'traits'],
  ...['operationId', 'title', 'summary', 'description'],
]
const channelKeys = [
  ...['address', 'title', 'summary', 'description', 'parameters', 'servers', 'messages'],
  ...['subscribe', 'publish'],
]

const nameOf = (root: unknown, node: unknown): string | undefined => {
  const found = resolved(root, node)
  return found.status === 'found' ? found.name : found.ref
}

/** Those that are listed, or else all of a channel, named after their keys. */
const chosenMessages = (
  root: unknown,
  listed: readonly unknown[],
  channel: unknown,
  fallback: string,
): readonly AsyncMessage[] =>
  listed.length > 0
    ? listed.flatMap((one) => messagesOf(root, one, fallback))
    : entriesOf(channel, 'messages').flatMap(([key, one]) => messagesOf(root, one, key))

function replyOf(root: unknown, node: unknown): AsyncReply | undefined {
  const reply = mergedAt(root, node)
  if (!isRecord(reply)) return undefined
  const address = mergedAt(root, valueOf(reply, 'address'))
  const channel = valueOf(reply, 'channel')
  return defined<AsyncReply>({
    address:
      textOf(address, 'location') ??
      textOf(valueAt(root, channel), 'address') ??
      nameOf(root, channel),
    description: textOf(address, 'description'),
    messages: chosenMessages(root, listOf(reply, 'messages'), valueAt(root, channel), ''),
    rest: joinedRest(
      restOf(reply, ['address', 'channel', 'messages']),
      restOf(address, ['location', 'description']),
    ),
  })
}

interface Written {
  readonly action: string
  readonly node: unknown
  readonly name: string | undefined
  /** Listed ones, which may be references. */
  readonly messages: readonly unknown[]
  readonly channel?: unknown
}

function operationOf(
  root: unknown,
  { action, node, name, messages, channel }: Written,
): AsyncOperation {
  const value = withTraits(root, node)
  return defined<AsyncOperation>({
    action,
    name,
    summary: textOf(value, 'summary') ?? textOf(value, 'title'),
    description: textOf(value, 'description'),
    messages: chosenMessages(root, messages, channel, name ?? ''),
    reply: replyOf(root, valueOf(value, 'reply')),
    security: namesOfSecurity(root, value),
    unread: [...unreadOf(root, messages), ...unreadTraits(root, node)],
    rest: restOf(value, operationKeys),
  })
}

/** AsyncAPI 2 describes what others may do: where they subscribe, the application sends. */
const oldOperations = (root: unknown, channel: unknown): readonly AsyncOperation[] =>
  (['subscribe', 'publish'] as const).flatMap((key) => {
    const node = valueOf(channel, key)
    const action = key === 'subscribe' ? 'send' : 'receive'
    const messages = [valueOf(node, 'message')].filter((one) => one !== undefined)
    const name = textOf(node, 'operationId')
    return isRecord(node) ? [operationOf(root, { action, node, name, messages })] : []
  })

/** The same for everything that refers to one channel, also if that is in another document. */
const identityOf = (root: unknown, channel: unknown, fallback: string): unknown =>
  valueAt(root, channel) ?? nameOf(root, channel) ?? fallback

interface NewOperation {
  /** Its identity. */
  readonly channel: unknown
  readonly operation: AsyncOperation
}

/** Operations of AsyncAPI 3, written in place or by reference. */
function newOperations(root: unknown): readonly NewOperation[] {
  return entriesOf(root, 'operations').map(([name, one]) => {
    const node = mergedAt(root, one)
    const channel = identityOf(root, valueOf(node, 'channel'), name)
    const messages = listOf(node, 'messages')
    const action = textOf(node, 'action') ?? ''
    const operation = operationOf(root, { action, node, name, messages, channel })
    const unread = [...operation.unread, ...unreadOf(root, [one, valueOf(node, 'channel')])]
    return { channel, operation: { ...operation, unread } }
  })
}

/** AsyncAPI 2 has a schema for a parameter, 3 has parts of one. */
function parameterOf(root: unknown, name: string, one: unknown): AsyncParameter {
  const parameter = mergedAt(root, one)
  const schema = valueOf(parameter, 'schema')
  const others = restOf(parameter, ['description', 'schema'])
  return defined<AsyncParameter>({
    name,
    description: textOf(parameter, 'description'),
    schema:
      schema === undefined
        ? { type: 'string', ...others }
        : others === undefined
          ? schema
          : { allOf: [schema], ...others },
  })
}

function channelOf(
  root: unknown,
  name: string,
  one: unknown,
  all: readonly NewOperation[],
): AsyncChannel {
  const target = identityOf(root, one, name)
  const channel = mergedAt(root, one)
  const operations = [
    ...oldOperations(root, channel),
    ...all.filter((found) => found.channel === target).map(({ operation }) => operation),
  ]
  const isOld = (textOf(root, 'asyncapi') ?? '').startsWith('2')
  const servers = listOf(channel, 'servers')
  return defined<AsyncChannel>({
    name,
    address: textOf(channel, 'address') ?? (isOld ? name : null),
    title: textOf(channel, 'title'),
    description: textOf(channel, 'description') ?? textOf(channel, 'summary'),
    parameters: entriesOf(channel, 'parameters').map(([key, node]) => parameterOf(root, key, node)),
    servers: servers.map((server) =>
      typeof server === 'string' ? server : (nameOf(root, server) ?? ''),
    ),
    operations,
    messages:
      operations.length > 0
        ? []
        : entriesOf(channel, 'messages').flatMap(([key, node]) => messagesOf(root, node, key)),
    unread: unreadOf(root, [one]),
    rest: restOf(channel, [
      ...channelKeys.filter((key) => !['subscribe', 'publish'].includes(key)),
      ...['subscribe', 'publish'].filter((key) => isRecord(valueOf(channel, key))),
    ]),
  })
}

/** Also those channels that only an operation names. */
export function channelsOf(root: unknown): readonly AsyncChannel[] {
  const all = newOperations(root)
  const listed = entriesOf(root, 'channels')
  const known = new Set(listed.map(([name, one]) => identityOf(root, one, name)))
  const others = entriesOf(root, 'operations').flatMap(([name, one]) => {
    const channel = valueOf(mergedAt(root, one), 'channel')
    const target = identityOf(root, channel, name)
    if (known.has(target)) return []
    known.add(target)
    return [[nameOf(root, channel) ?? name, channel] as const]
  })
  return [...listed, ...others].map(([name, one]) => channelOf(root, name, one, all))
}
