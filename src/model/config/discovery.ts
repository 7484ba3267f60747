// Where the plugins of the backend answer (spec 1 §5 and §7).

import { ConfigError } from './configReader.ts'

const placeholder = '{{pluginId}}'

/** Checks a pattern such as `https://host/api/{{pluginId}}`. Throws `ConfigError` naming the rule it breaks. */
export function discoveryPattern(pattern: string): string {
  const url = URL.parse(pattern.replaceAll(placeholder, 'pluginId'))
  const refuse = (reason: string): never => {
    throw new ConfigError(`Invalid discovery URL pattern '${pattern}': ${reason}`)
  }
  if (!url) return refuse('it is not a valid URL')
  if (pattern.includes('#')) return refuse('it must not have a hash')
  if (pattern.includes('?')) return refuse('it must not have a query')
  if (pattern.endsWith('/')) return refuse('it must not end with a slash')
  return pattern
}

/** The base URL of one plugin, without a trailing slash. */
export const pluginBaseUrl = (pattern: string, pluginId: string): string =>
  pattern.replaceAll(placeholder, encodeURIComponent(pluginId))
