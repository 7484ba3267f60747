// The headers of a deployment, for the server of `npm start` and for that of the container.

import { readLogHosts } from '../src/model/ci/ciConfig.ts'
import { ConfigReader } from '../src/model/config/configReader.ts'
import type { ConfigObject } from '../src/model/config/configValues.ts'
import type { Discovery } from '../src/model/config/discovery.ts'
import { readPortalAddresses } from '../src/model/config/portalAddresses.ts'
import type { Integration } from '../src/model/integrations/integration.ts'
import { readConfiguredIntegrations } from '../src/model/integrations/readIntegrations.ts'
import { readReportsConfig } from '../src/model/reports/reportsConfig.ts'

const originsOf = (urls: readonly string[]): readonly string[] => [
  ...new Set(urls.map((url) => new URL(url).origin)),
]

/**
 * APIs that the page calls itself, with the user's own login, to open pull requests. Azure DevOps serves its API on the
 * host of its pages; a host without a scheme matches the page's own scheme, or https.
 */
const apiSources = (integrations: readonly Integration[]): readonly string[] =>
  integrations.flatMap((integration) => {
    if (integration.type === 'azure') return [integration.host]
    return integration.type === 'github' ? originsOf([integration.apiBaseUrl]) : []
  })

/**
 * Headers of every response. The page may connect only to the backend, to the addresses of discovery, to the APIs of
 * integrations, and to the hosts where these keep the logs of builds.
 */
export const securityHeaders = (
  { backend, plugins }: Discovery,
  integrations: readonly Integration[],
  logHosts: readonly string[],
): Readonly<Record<string, string>> => {
  const own = originsOf([backend, ...Object.values(plugins)])
  // Terminals: an http source admits no socket of the same host.
  const sockets = own.map((origin) => origin.replace(/^http/, 'ws'))
  return {
    'content-security-policy': [
      "default-src 'none'",
      "script-src 'self'",
      // The service worker that refreshes sessions; its file comes with a `connect-src` of its own.
      "worker-src 'self'",
      "style-src 'self'",
      // Pictures, media and fonts of documentation are at the backend, which may be http on an internal host.
      `img-src 'self' data: https: ${own.join(' ')}`,
      `media-src 'self' https: ${own.join(' ')}`,
      `font-src 'self' ${own.join(' ')}`,
      "manifest-src 'self'",
      `connect-src ${["'self'", ...own, ...sockets, ...apiSources(integrations), ...logHosts].join(' ')}`,
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "object-src 'none'",
      // Addresses of scripts go through one policy, which admits files of this build (`src/model/trustedTypes.ts`).
      "require-trusted-types-for 'script'",
      'trusted-types portico',
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), serial=(), usb=()',
  }
}

/** The URL to which problem reports are sent; `plugin://…` is an address of the backend. */
const reportHosts = (reader: ConfigReader): readonly string[] => {
  const { url } = readReportsConfig(reader)
  return url !== undefined && /^https?:/.test(url) ? originsOf([url]) : []
}

export const readerOf = (config: ConfigObject): ConfigReader =>
  new ConfigReader([{ context: 'app-config.yaml', data: config }])

/** Headers of every response, for what the browser gets of a configuration. Throws `ConfigError`. */
export function portalHeaders(config: ConfigObject): Readonly<Record<string, string>> {
  const reader = readerOf(config)
  const { discovery } = readPortalAddresses(reader)
  const integrations = readConfiguredIntegrations(reader)
  const logHosts = [...readLogHosts(reader, integrations), ...reportHosts(reader)]
  return securityHeaders(discovery, integrations, logHosts)
}
