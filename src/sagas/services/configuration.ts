// Loads the configuration from the page itself, else from `app-config.yaml` beside it.

import { ConfigError, missing } from '../../model/config/configErrors.ts'
import { ConfigReader } from '../../model/config/configReader.ts'
import type { ConfigSource, ConfigValue } from '../../model/config/configValues.ts'
import { injectedConfigType, parseInjectedConfig } from '../../model/config/injectedConfig.ts'
import { readPortalConfig, type PortalConfig } from '../../model/config/portalConfig.ts'
import { allowLinkSchemes } from '../../model/links.ts'
import { basePathOf } from '../../model/paths.ts'
import type { Send } from './http.ts'
import type { Configuration } from './services.ts'

const fileName = 'app-config.yaml'

/** `loaded` throws until `load` has succeeded once. */
export function createConfiguration(
  send: Send,
  filesUrl: string,
): Configuration & { loaded: () => PortalConfig } {
  let kept: PortalConfig | undefined
  let read: ConfigValue | undefined
  return {
    loaded: () => {
      if (!kept) throw new Error('Tried to access config API before config was loaded')
      return kept
    },
    load: async (signal) => {
      const injected = document.querySelector(`script[type="${injectedConfigType}"]`)?.textContent
      const config = new ConfigReader(
        injected === undefined
          ? await readFile(send, new URL(fileName, filesUrl).href, signal)
          : parseInjectedConfig(injected),
      )
      read = config.getOptional()
      try {
        const portal = readPortalConfig(config, navigator.languages)
        checkPath(portal)
        allowLinkSchemes(portal.linkSchemes)
        kept = portal
      } catch (thrown) {
        // The schema names what is wrong more plainly.
        await check(read)
        throw thrown
      }
      return kept
    },
    check: () => check(read),
    data: () => read,
  }
}

async function readFile(
  send: Send,
  url: string,
  signal: AbortSignal,
): Promise<readonly ConfigSource[]> {
  const [response, { parse }] = await Promise.all([
    send(url, { signal }),
    import(/* webpackChunkName: "yaml" */ 'yaml'),
  ])
  const { text } = response
  if (!response.ok) {
    throw new ConfigError(
      `${fileName} could not be fetched: ${String(response.status)} ${response.statusText}`,
    )
  }
  // Some servers answer every unknown path with the page.
  if (/^\s*</.test(text))
    throw new ConfigError(`${fileName} is missing: the server answered with a page`)
  return [{ context: fileName, data: parse(text) as ConfigValue }]
}

/** Below another path the router would find no page, and the files of the portal would not be found. */
function checkPath({ appBaseUrl }: PortalConfig): void {
  const base = basePathOf(appBaseUrl)
  const { pathname } = window.location
  if (`${pathname}/`.startsWith(`${base}/`)) return
  throw new ConfigError(
    `'app.baseUrl' has the path '${base}', but this page is at '${pathname}'. Serve the portal at that path, or change 'app.baseUrl'`,
  )
}

/** The validator comes in a lazy chunk: a valid configuration needs it only after the first screen. */
async function check(data: ConfigValue): Promise<void> {
  const loaded = await import(
    /* webpackChunkName: "deferred" */ '../../../config/app-config.schema.json'
  ).catch(() => undefined)
  // Without the chunk the portal works with what it has read.
  if (!loaded) return
  const { default: validateConfig } = loaded
  if (validateConfig(data)) return
  const [first] = validateConfig.errors ?? []
  const where = first?.instancePath.slice(1).replaceAll('/', '.') ?? ''
  const name = first?.params.missingProperty
  if (name !== undefined) throw missing(where === '' ? name : `${where}.${name}`)
  const subject = where === '' ? 'The configuration' : `The configuration at '${where}'`
  throw new ConfigError(`${subject} ${first?.message ?? 'is not valid'}`)
}
