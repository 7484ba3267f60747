// Reads AsyncAPI 2 and 3. What it does not interpret is kept, to be shown as source.

import { defined } from '../typedKeys.ts'
import { channelsOf, type AsyncChannel } from './asyncOperations.ts'
import { unusedParts, type NamedParts } from './namedParts.ts'
import { entriesOf, textOf, valueOf } from './nodes.ts'
import { withDefaults } from './openApiServers.ts'
import { readDocument } from './readDocument.ts'
import { wrongFormat, type Reading } from './reading.ts'
import { mergedAt } from './references.ts'
import { joinedRest, restOf, type Rest } from './rest.ts'
import { namesOfSecurity, readSecurity, type SecurityScheme } from './security.ts'

interface AsyncServer {
  readonly name: string
  readonly address: string
  /** With its version. */
  readonly protocol?: string
  readonly description?: string
  /** Names or types of schemes. */
  readonly security?: readonly string[]
  readonly rest?: Rest
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
  /** Components of other kinds that nothing uses, which are shown as source. */
  readonly components: readonly NamedParts[]
  readonly rest?: Rest
}

const serverKeys = [
  ...['url', 'host', 'pathname', 'protocol', 'protocolVersion', 'title', 'summary'],
  ...['description', 'security'],
]
const rootKeys = ['asyncapi', 'info', 'servers', 'channels', 'operations', 'components']
const infoKeys = ['title', 'version', 'description']

function serverOf(root: unknown, name: string, one: unknown): AsyncServer {
  const server = mergedAt(root, one)
  const host = `${textOf(server, 'host') ?? ''}${textOf(server, 'pathname') ?? ''}`
  const protocol = [textOf(server, 'protocol'), textOf(server, 'protocolVersion')]
  const described = ['title', 'summary', 'description'].map((key) => textOf(server, key))
  const security = namesOfSecurity(root, server)
  return defined<AsyncServer>({
    name,
    address: withDefaults(textOf(server, 'url') ?? host, valueOf(server, 'variables')),
    protocol: protocol.filter(Boolean).join(' ') || undefined,
    description: described.filter(Boolean).join('\n\n') || undefined,
    security: security.length > 0 ? security : undefined,
    rest: restOf(server, serverKeys),
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
    value: defined<AsyncApi>({
      root,
      language: `AsyncAPI ${version}`,
      title: textOf(info, 'title'),
      version: textOf(info, 'version'),
      description: textOf(info, 'description'),
      servers: entriesOf(root, 'servers').map(([name, one]) => serverOf(root, name, one)),
      channels: channelsOf(root),
      schemas: entriesOf(valueOf(root, 'components'), 'schemas'),
      security: readSecurity(root),
      components: unusedParts(
        root,
        '#/components/',
        restOf(valueOf(root, 'components'), ['schemas', 'securitySchemes']),
      ),
      rest: joinedRest(restOf(info, infoKeys), restOf(root, rootKeys)),
    }),
  }
}
