// Servers of OpenAPI 3, and the address that Swagger 2.0 writes in parts.

import { defined } from '../typedKeys.ts'
import { entriesOf, listOf, textOf, textsOf, valueOf } from './nodes.ts'
import { restOf, type Rest } from './rest.ts'

export interface ApiServer {
  /** Variables have their default values. */
  readonly url: string
  readonly name?: string
  readonly description?: string
  readonly rest?: Rest
}

/** `{name}` with its default, where there is one. */
export const withDefaults = (address: string, variables: unknown): string =>
  address.replaceAll(
    /\{([^{}]*)\}/g,
    (whole, name: string) => textOf(valueOf(variables, name), 'default') ?? whole,
  )

function serverOf(server: unknown): readonly ApiServer[] {
  const url = textOf(server, 'url')
  if (url === undefined) return []
  const variables = valueOf(server, 'variables')
  return [
    defined<ApiServer>({
      url: withDefaults(url, variables),
      name: textOf(server, 'name'),
      description: textOf(server, 'description'),
      rest: restOf(server, [
        ...['url', 'name', 'description'],
        ...(entriesOf(server, 'variables').length === 0 ? ['variables'] : []),
      ]),
    }),
  ]
}

/** Undefined unless the document is Swagger 2.0 with an address of its own. */
function oldServers(root: unknown, schemes: readonly string[]): readonly ApiServer[] {
  const host = textOf(root, 'host')
  const path = textOf(root, 'basePath') ?? ''
  if (host === undefined) return path === '' ? [] : [{ url: path }]
  const parted = /^(?<scheme>\w+):\/\/(?<name>.+)$/.exec(host)?.groups
  if (parted) return [{ url: `${host.replace(/\/$/, '')}${path}` }]
  return (schemes.length > 0 ? schemes : ['https']).map((scheme) => ({
    url: `${scheme}://${host.replace(/\/$/, '')}${path}`,
  }))
}

export const serversOf = (root: unknown): readonly ApiServer[] => [
  ...listOf(root, 'servers').flatMap(serverOf),
  ...oldServers(root, textsOf(root, 'schemes')),
]

/** Undefined if an operation has no servers of its own. */
export function ownServers(
  root: unknown,
  operation: unknown,
  item: unknown,
): readonly ApiServer[] | undefined {
  const servers = [operation, item].map((node) => listOf(node, 'servers').flatMap(serverOf))
  const found = servers.find((some) => some.length > 0)
  if (found) return found
  const schemes = textsOf(operation, 'schemes')
  return schemes.length > 0 && textOf(root, 'host') !== undefined
    ? oldServers(root, schemes)
    : undefined
}
