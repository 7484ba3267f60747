// Runs before the application has been evaluated, and sends the requests that its first screen will need: the
// session of a remembered guest, then the first rows or the entity of the URL. The application takes the answers
// up by their URL, as if it had asked itself. Whatever goes wrong here is left for it to find out.

import { entityByNamePath, entityPagePath } from './model/catalog/entityListRequest.ts'
import { parseIndexQuery } from './model/catalog/indexQuery.ts'
import { ConfigReader } from './model/config/configReader.ts'
import { pluginBaseUrl } from './model/config/discovery.ts'
import { injectedConfigType, parseInjectedConfig } from './model/config/injectedConfig.ts'
import { readPortalAddresses } from './model/config/portalAddresses.ts'
import { entityOfPath, isCatalogPath } from './model/paths.ts'
import {
  guestProvider,
  guestSessionRequest,
  guestSessionUrl,
  readGuestSession,
  rememberedProviderKey,
} from './model/session/guestSession.ts'
import { builtThemes, themeStorageKey } from './model/themes.ts'

const answers = new Map<string, Promise<Response>>()

/** Milliseconds after which an answer that nobody took is too old to be shown. */
const freshFor = 20_000

export const early = {
  /** Each answer is given once. */
  take: (url: string): Promise<Response> | undefined => {
    const answer = answers.get(url)
    answers.delete(url)
    return answer
  },
}

function sendEarly(url: string, init: RequestInit): Promise<Response> {
  const answer = fetch(url, init)
  answers.set(url, answer)
  setTimeout(() => answers.delete(url), freshFor)
  return answer
}

/** The catalog request of the page at this path, below the catalog's base URL. */
function pageRequest(pathname: string): string | undefined {
  if (isCatalogPath(pathname)) return entityPagePath(parseIndexQuery(location.search), null)
  const ref = entityOfPath(pathname)
  return ref && entityByNamePath(ref)
}

/** The catalog's own chunk, which nothing asks for before the router runs. */
function preloadCatalog(): void {
  const files = document.querySelector<HTMLMetaElement>('meta[name="portico-catalog-files"]')
  for (const href of files?.content.split(' ').filter(Boolean) ?? []) {
    const as = href.endsWith('.css') ? 'style' : 'script'
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'preload', as, href }),
    )
  }
}

const configText = (): string | undefined =>
  document.querySelector(`script[type="${injectedConfigType}"]`)?.textContent

async function sendFirstRequests(): Promise<void> {
  const injected = configText()
  if (injected === undefined || localStorage.getItem(rememberedProviderKey) !== guestProvider)
    return
  const config = readPortalAddresses(new ConfigReader(parseInjectedConfig(injected)))
  const session = sendEarly(guestSessionUrl(config), guestSessionRequest)
  const base = new URL(config.appBaseUrl).pathname.replace(/\/$/, '')
  const request = pageRequest(location.pathname.slice(base.length) || '/')
  if (request === undefined) return
  preloadCatalog()
  const token = readGuestSession(await (await session).clone().json())?.token
  if (token === undefined) return
  await sendEarly(pluginBaseUrl(config.discovery, 'catalog') + request, {
    headers: { authorization: `Bearer ${token}` },
  })
}

/** The frame of the page is painted in the chosen theme from the first. */
function applyTheme(): void {
  const chosen = localStorage.getItem(themeStorageKey)
  const theme = builtThemes.find(({ id }) => id === chosen)
  if (theme) document.documentElement.dataset['theme'] = theme.variant
}

try {
  applyTheme()
} catch {
  // Storage that the browser refuses remembers no theme.
}

// This script does not wait for the page to be parsed; the configuration may still be on its way.
const isParsed = document.readyState !== 'loading'
const start = () => void sendFirstRequests().catch(() => undefined)
if (isParsed || configText() !== undefined) start()
else document.addEventListener('DOMContentLoaded', start)
