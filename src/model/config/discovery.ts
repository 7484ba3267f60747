// Base URLs of the backend's plugins (spec 1 §5 and §7).

import { encodePart } from '../encodePath.ts'
import { ConfigError } from './configErrors.ts'
import type { ConfigReader } from './configReader.ts'

export interface Discovery {
  /** `backend.baseUrl`, without a trailing slash. */
  readonly backend: string
  /** Base URLs of plugins that `discovery.endpoints` names, without a trailing slash. */
  readonly plugins: Readonly<Record<string, string>>
}

const placeholder = /\{\{ ?pluginId ?\}\}/g

/**
 * Checks a pattern such as `https://host/api/{{pluginId}}`. Throws `ConfigError` naming the rule it breaks.
 * @internal Exported for tests.
 */
export function discoveryPattern(pattern: string): string {
  const url = URL.parse(pattern.replace(placeholder, 'pluginId'))
  const refuse = (reason: string): never => {
    throw new ConfigError(`Invalid discovery URL pattern '${pattern}': ${reason}`)
  }
  if (!url) return refuse('it is not a valid URL')
  if (!/^https?:$/.test(url.protocol)) return refuse('it is not an http URL')
  if (pattern.includes('#')) return refuse('it must not have a hash')
  if (pattern.includes('?')) return refuse('it must not have a query')
  if (pattern.endsWith('/')) return refuse('it must not end with a slash')
  return pattern
}

/** The address for browsers: the text itself, or `external` of the two. */
function externalTarget(endpoint: ConfigReader): string | undefined {
  const isText = typeof endpoint.getOptional('target') === 'string'
  return endpoint.getOptionalString(isText ? 'target' : 'target.external')
}

/**
 * `backend` has no trailing slash; the last endpoint of a plugin wins. Throws `ConfigError` for a malformed endpoint.
 */
export function readDiscovery(config: ConfigReader, backend: string): Discovery {
  const endpoints = config.getOptionalConfigArray('discovery.endpoints') ?? []
  const plugins = endpoints.flatMap((endpoint) => {
    const ids = endpoint.getStringArray('plugins')
    const target = externalTarget(endpoint)
    if (target === undefined) return []
    const pattern = discoveryPattern(target)
    return ids.map((id) => [id, pattern.replace(placeholder, () => encodePart(id))] as const)
  })
  discoveryPattern(`${backend}/api/{{pluginId}}`)
  return { backend, plugins: Object.fromEntries(plugins) }
}

/** The base URL of one plugin, without a trailing slash. */
export const pluginBaseUrl = ({ backend, plugins }: Discovery, pluginId: string): string =>
  (Object.hasOwn(plugins, pluginId) ? plugins[pluginId] : undefined) ??
  `${backend}/api/${encodePart(pluginId)}`
