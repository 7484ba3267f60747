// Messages of AsyncAPI, with their traits, and with payloads of any schema language.

import { isRecord } from '../isRecord.ts'
import { defined } from '../typedKeys.ts'
import { schemaOfAvro } from './avro.ts'
import { mergePatch } from './mergePatch.ts'
import { listOf, textOf, valueOf } from './nodes.ts'
import { mergedAt, resolved, unreadOf } from './references.ts'
import { restOf, type Rest } from './rest.ts'

interface AsyncExample {
  readonly name: string
  readonly summary?: string
  readonly value: unknown
}

export interface AsyncMessage {
  readonly name: string
  readonly summary?: string
  readonly description?: string
  readonly contentType?: string
  /** A JSON Schema; undefined for other languages, unless they are translated. */
  readonly payload: unknown
  /** In which the payload's references are resolved, if not in the document. */
  readonly payloadRoot?: unknown
  /** A payload in another language, as it is written. */
  readonly foreign?: { readonly format: string; readonly source: unknown }
  readonly headers?: unknown
  readonly examples?: readonly AsyncExample[]
  /** References of its traits that cannot be resolved. */
  readonly unread: readonly string[]
  readonly rest?: Rest
}

/** Messages of one operation; a message that is one of several may be so again. */
const deepestChoice = 3

const isOld = (root: unknown): boolean => (textOf(root, 'asyncapi') ?? '').startsWith('2')

/** In AsyncAPI 2 traits win, in 3 the object itself. */
export function withTraits(root: unknown, node: unknown): unknown {
  const traits = listOf(node, 'traits')
    .map((one) => mergedAt(root, one))
    .filter(isRecord)
  const own = restOf(node, ['traits']) ?? {}
  return isOld(root)
    ? traits.reduce<unknown>(mergePatch, own)
    : mergePatch(traits.reduce<unknown>(mergePatch, {}), own)
}

export const unreadTraits = (root: unknown, node: unknown): readonly string[] =>
  unreadOf(root, listOf(node, 'traits'))

const isJsonSchema = (format: string): boolean =>
  format === '' || /vnd\.aai\.asyncapi|schema\+(?:json|yaml)|vnd\.oai\.openapi/i.test(format)

type Payload = Pick<AsyncMessage, 'payload' | 'payloadRoot' | 'foreign'>

/** AsyncAPI 2 names the language beside the payload, 3 within it. */
function payloadOf(root: unknown, message: unknown): Payload {
  const written = valueOf(message, 'payload')
  const inner = mergedAt(root, written)
  const isWrapped = valueOf(inner, 'schemaFormat') !== undefined
  const format = textOf(isWrapped ? inner : message, 'schemaFormat') ?? ''
  const payload = isWrapped ? valueOf(inner, 'schema') : written
  if (isJsonSchema(format)) return { payload }
  const source = mergedAt(root, payload)
  const foreign = { format, source: source ?? payload }
  const schema = /avro/i.test(format) ? schemaOfAvro(foreign.source) : undefined
  return { payload: schema, foreign, ...(schema !== undefined && { payloadRoot: schema }) }
}

const examplesOf = (message: unknown): readonly AsyncExample[] =>
  listOf(message, 'examples').map((example) => {
    const payload = valueOf(example, 'payload')
    const headers = valueOf(example, 'headers')
    const both = headers === undefined ? payload : { headers, payload }
    return defined<AsyncExample>({
      name: textOf(example, 'name') ?? '',
      summary: textOf(example, 'summary'),
      value: both ?? example,
    })
  })

const messageKeys = [
  ...['name', 'title', 'summary', 'description', 'contentType', 'payload', 'headers', 'examples'],
  ...['schemaFormat', 'traits', 'messageId'],
]

export function messagesOf(
  root: unknown,
  node: unknown,
  fallback: string,
  depth = 0,
): readonly AsyncMessage[] {
  const found = resolved(root, node)
  if (found.status !== 'found' || !isRecord(found.value)) return []
  const choices = listOf(found.value, 'oneOf')
  if (choices.length > 0 && depth < deepestChoice)
    return choices.flatMap((one) => messagesOf(root, one, fallback, depth + 1))
  const value = withTraits(root, mergedAt(root, node))
  const examples = examplesOf(value)
  return [
    defined<AsyncMessage>({
      name: textOf(value, 'title') ?? textOf(value, 'name') ?? found.name ?? fallback,
      summary: textOf(value, 'summary'),
      description: textOf(value, 'description'),
      contentType: textOf(value, 'contentType') ?? textOf(root, 'defaultContentType'),
      payloadRoot: undefined,
      foreign: undefined,
      ...payloadOf(root, value),
      headers: valueOf(value, 'headers'),
      examples: examples.length > 0 ? examples : undefined,
      unread: unreadTraits(root, found.value),
      rest: restOf(value, messageKeys),
    }),
  ]
}
