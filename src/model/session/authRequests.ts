// Requests of the auth backend, per provider (spec 3 §7).

import { pluginBaseUrl } from '../config/discovery.ts'
import type { PortalAddresses } from '../config/portalAddresses.ts'
import { encodePart } from '../encodePath.ts'
import type { LoginFlow } from './person.ts'

/** Other origins cannot send this header without a CORS preflight. */
export const authRequest: RequestInit = {
  credentials: 'include',
  headers: { 'x-requested-with': 'XMLHttpRequest' },
}

/** `GET /v1/userinfo` of the auth backend: 401 where it does not take the bearer token. */
export const userInfoUrl = ({ discovery }: PortalAddresses): string =>
  `${pluginBaseUrl(discovery, 'auth')}/v1/userinfo`

/** Answers without a token only if the backend does not require one. */
export const openRequestUrl = ({ discovery }: PortalAddresses): string =>
  `${pluginBaseUrl(discovery, 'catalog')}/entities/by-query?limit=0`

type Parameters = Readonly<Record<string, string>>

/** Base URL of the provider's requests. */
export const providerUrl = ({ discovery }: PortalAddresses, providerId: string): string =>
  `${pluginBaseUrl(discovery, 'auth')}/${encodePart(providerId)}`

const address = (
  addresses: PortalAddresses,
  providerId: string,
  step: 'refresh' | 'logout' | 'start',
  parameters: Parameters = {},
): string => {
  const query = new URLSearchParams({ ...parameters, env: addresses.authEnvironment })
  return `${providerUrl(addresses, providerId)}/${step}?${query.toString()}`
}

const scopeOf = (scopes: readonly string[]): Parameters =>
  scopes.length === 0 ? {} : { scope: [...scopes].sort().join(' ') }

/** The same text for the same scopes in any order. */
export const refreshUrl = (
  addresses: PortalAddresses,
  providerId: string,
  scopes: readonly string[],
): string => address(addresses, providerId, 'refresh', scopeOf(scopes))

export const logoutUrl = (addresses: PortalAddresses, providerId: string): string =>
  address(addresses, providerId, 'logout')

interface Start {
  readonly scopes: readonly string[]
  readonly flow: LoginFlow
  /** The address of this page only, so that nothing untrusted decides where the login returns to. */
  readonly page: Pick<Location, 'origin' | 'href'>
}

/** If the address has another origin, the login returns to the page's own root. */
function wayBack({ origin, href }: Start['page']): string {
  const url = URL.parse(href)
  if (url?.origin !== origin) return `${origin}/`
  return origin + url.pathname + url.search + url.hash
}

export const startUrl = (
  addresses: PortalAddresses,
  providerId: string,
  { scopes, flow, page }: Start,
): string =>
  address(addresses, providerId, 'start', {
    ...scopeOf(scopes),
    origin: page.origin,
    flow,
    ...(flow === 'redirect' && { redirectUrl: wayBack(page) }),
  })

/** Origin of the pages that may report the result of a login. */
export const authOrigin = ({ discovery }: PortalAddresses): string =>
  new URL(pluginBaseUrl(discovery, 'auth')).origin
