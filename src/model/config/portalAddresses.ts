// Addresses of portal and backend, and session settings: all that the early script needs of the configuration.

import { ConfigError } from './configErrors.ts'
import type { ConfigReader } from './configReader.ts'
import { readDiscovery, type Discovery } from './discovery.ts'

export interface PortalAddresses {
  /** Absolute URL of the portal itself, without a trailing slash. */
  readonly appBaseUrl: string
  readonly discovery: Discovery
  readonly authEnvironment: string
}

function absoluteUrl(config: ConfigReader, key: string): string {
  const text = config.getString(key)
  const url = URL.parse(text)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new ConfigError(`Invalid value in config for key '${key}': '${text}' is not an http URL`)
  }
  // eslint-disable-next-line regexp/no-super-linear-move -- The operators' own configuration.
  return text.replace(/\/+$/, '')
}

/** Throws `ConfigError` where a required value is missing or a value has the wrong form. */
export const readPortalAddresses = (config: ConfigReader): PortalAddresses => ({
  appBaseUrl: absoluteUrl(config, 'app.baseUrl'),
  discovery: readDiscovery(config, absoluteUrl(config, 'backend.baseUrl')),
  authEnvironment: config.getOptionalString('auth.environment') ?? 'development',
})

export const readOrganization = (config: ConfigReader): string =>
  config.getOptionalString('organization.name') ?? 'Backstage'
