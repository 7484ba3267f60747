// Servers that the backend's proxy reaches, for trying APIs out (`app.apiDocs`; Backstage has no key for this).

import { ConfigError } from '../config/configErrors.ts'
import type { ConfigReader } from '../config/configReader.ts'
import type { ApiProxy } from './tryOut.ts'

/** Throws `ConfigError` where a server is no web address, or a path is none of the proxy's. */
export function readApiProxies(config: ConfigReader): readonly ApiProxy[] {
  return (config.getOptionalConfigArray('app.apiDocs.proxies') ?? []).map((proxy) => {
    const server = proxy.getString('server')
    const path = proxy.getString('path')
    if (!/^https?:$/.test(URL.parse(server)?.protocol ?? ''))
      throw new ConfigError(
        `Invalid value in config for key 'app.apiDocs.proxies': server must be an http or https URL, got '${server}'`,
      )
    if (!/^(?:\/[\w-][\w.-]*)+\/?$/.test(path))
      throw new ConfigError(
        `Invalid value in config for key 'app.apiDocs.proxies': path must be an endpoint of the proxy such as /orders, got '${path}'`,
      )
    return { server, path }
  })
}
