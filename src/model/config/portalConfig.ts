// What the page needs of the configuration, read once at start.

import { ConfigError, type ConfigReader } from './configReader.ts'
import { discoveryPattern } from './discovery.ts'

export interface PortalConfig {
  readonly title: string
  /** Absolute URL of the portal itself. */
  readonly appBaseUrl: string
  /** Where plugins of the backend answer; `{{pluginId}}` stands for the plugin's id. */
  readonly discovery: string
  readonly organizationName: string
  readonly authEnvironment: string
  readonly support?: { readonly url: string }
}

function absoluteUrl(config: ConfigReader, key: string): string {
  const text = config.getString(key)
  const url = URL.parse(text)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new ConfigError(`Invalid value in config for key '${key}': '${text}' is not an http URL`)
  }
  return text.replace(/\/+$/, '')
}

/** Throws `ConfigError` where a required value is missing or a value has the wrong form. */
export function readPortalConfig(config: ConfigReader): PortalConfig {
  const supportUrl = config.getOptionalString('app.support.url')
  return {
    title: config.getOptionalString('app.title') ?? 'Portico',
    appBaseUrl: absoluteUrl(config, 'app.baseUrl'),
    discovery: discoveryPattern(`${absoluteUrl(config, 'backend.baseUrl')}/api/{{pluginId}}`),
    organizationName: config.getOptionalString('organization.name') ?? 'Backstage',
    authEnvironment: config.getOptionalString('auth.environment') ?? 'development',
    ...(supportUrl === undefined ? {} : { support: { url: supportUrl } }),
  }
}
