// The configuration that a server of this machine hands out: config/app-config.yaml with the ports in use.

import { mergeConfig, type ConfigObject } from '../src/model/config/configValues.ts'
import { basePathOf } from '../src/model/paths.ts'
import { projectConfig } from './frontendConfig.ts'
import type { Ports } from './ports.ts'

/** `backendUrl` points at a backend elsewhere; `home` is the folder of a portal of one's own. */
export function servedConfig(ports: Ports, backendUrl?: string, home?: string): ConfigObject {
  const config = projectConfig(home && `${home}/app-config.yaml`, home)
  const app = config['app'] as ConfigObject
  const path = basePathOf(app['baseUrl'] as string)
  return mergeConfig(config, {
    app: { baseUrl: `http://localhost:${String(ports.portal)}${path}` },
    backend: { baseUrl: backendUrl ?? `http://localhost:${String(ports.backend)}` },
  }) as ConfigObject
}
