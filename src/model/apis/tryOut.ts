// Builds one request to an API from its definition and the user's input. Definitions are untrusted: the request goes
// only to the server that the user chose and sees.

import type { ApiServer } from './openApi.ts'
import type { SecurityScheme } from './security.ts'

/** A server that the backend's proxy reaches (`app.apiDocs.proxies`). */
export interface ApiProxy {
  /** Absolute URL, as definitions name it. */
  readonly server: string
  /** Endpoint of the proxy, with its leading slash. */
  readonly path: string
}

export interface TryOutTarget {
  readonly way: 'direct' | 'proxy'
  /** As the definition names it. */
  readonly server: string
  /** Base of the operations' paths: a URL, or a path of the plugin `proxy`. */
  readonly base: string
}

const withoutSlash = (text: string): string => text.replace(/(?<!\/)\/+$/, '')

const webAddress = (text: string): string | undefined => {
  const url = URL.parse(text)
  return url &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.search === '' &&
    url.hash === ''
    ? withoutSlash(url.href)
    : undefined
}

/** Servers reached through the proxy come first. Relative servers are left out, because their base is unknown. */
export function targetsOf(
  servers: readonly ApiServer[],
  proxies: readonly ApiProxy[],
): readonly TryOutTarget[] {
  const known = [...new Set(servers.flatMap(({ url }) => webAddress(url) ?? []))]
  const proxied = known.flatMap((server) =>
    proxies.flatMap((proxy): readonly TryOutTarget[] => {
      const end = webAddress(proxy.server)
      if (end === undefined || (server !== end && !server.startsWith(`${end}/`))) return []
      const base = `plugin://proxy${withoutSlash(proxy.path)}${server.slice(end.length)}`
      return [{ way: 'proxy', server, base }]
    }),
  )
  return [
    ...proxied,
    ...known.map((server): TryOutTarget => ({ way: 'direct', server, base: server })),
  ]
}

/** How a key or token is sent, if it can be. */
export interface CredentialPlace {
  readonly scheme: string
  readonly place: 'header' | 'query'
  readonly name: string
  /** Prefix of what the user types. */
  readonly prefix: string
}

/** The proxy authenticates itself, because `Authorization` is the portal's there. */
export function credentialPlacesOf(
  schemes: readonly SecurityScheme[],
  wanted: readonly string[],
  way: TryOutTarget['way'],
): readonly CredentialPlace[] {
  return schemes
    .filter(({ name }) => wanted.includes(name))
    .flatMap(({ name: scheme, type, detail = '' }): readonly CredentialPlace[] => {
      const [first = '', ...rest] = detail.split(' · ')
      if (type === 'apiKey' && (first === 'header' || first === 'query'))
        return [{ scheme, place: first, name: rest.join(' · '), prefix: '' }]
      if (type === 'http' || type === 'basic') {
        const isBearer = first.toLowerCase() === 'bearer'
        return [
          {
            scheme,
            place: 'header',
            name: 'Authorization',
            prefix: isBearer ? 'Bearer ' : 'Basic ',
          },
        ]
      }
      return type === 'oauth2' || type === 'openIdConnect'
        ? [{ scheme, place: 'header', name: 'Authorization', prefix: 'Bearer ' }]
        : []
    })
    .filter(({ name }) => way === 'direct' || name.toLowerCase() !== 'authorization')
}

interface TypedValue {
  readonly place: 'path' | 'query' | 'header' | 'cookie'
  readonly name: string
  readonly value: string
}

export interface TryOutDraft {
  /** In capitals. */
  readonly method: string
  readonly path: string
  readonly target: TryOutTarget
  readonly values: readonly TypedValue[]
  readonly body?: { readonly mediaType: string; readonly text: string }
}

export interface TryOutRequest {
  readonly way: TryOutTarget['way']
  readonly method: string
  readonly address: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | null
}

const headerName = /^[\w!#$%&'*+.^`|~-]+$/
const isHeaderValue = (text: string): boolean => /^[\t\x20-\x7e\x80-\xff]*$/.test(text)

/** Contains `..`, or would after another round of decoding by the server. */
const climbs = (path: string): boolean => /(^|[/\\])\.{1,2}([/\\?#]|$)|\\|%(2e|2f|5c)/i.test(path)

/** Undefined if a path would leave the chosen server. */
export function requestOf({
  method,
  path,
  target,
  values,
  body,
}: TryOutDraft): TryOutRequest | undefined {
  const valueAtPlace = (name: string) =>
    values.find((one) => one.place === 'path' && one.name === name)?.value ?? ''
  const filledPath = path.replaceAll(/\{([^{}]*)\}/g, (_whole, name: string) =>
    encodeURIComponent(valueAtPlace(name)),
  )
  if (climbs(path) || /(^|\/)\.{1,2}(\/|$)/.test(filledPath) || !filledPath.startsWith('/'))
    return undefined
  const query = new URLSearchParams(
    values
      .filter(({ place, value }) => place === 'query' && value !== '')
      .map(({ name, value }) => [name, value]),
  ).toString()
  // A `?` or `#` in the definition would end the path.
  const address = target.base + filledPath.replaceAll('?', '%3F').replaceAll('#', '%23')
  const headers = values.filter(
    ({ place, name, value }) =>
      place === 'header' && value !== '' && headerName.test(name) && isHeaderValue(value),
  )
  return {
    way: target.way,
    method,
    address: query === '' ? address : `${address}?${query}`,
    headers: {
      ...Object.fromEntries(headers.map(({ name, value }) => [name, value])),
      ...(body && { 'content-type': body.mediaType }),
    },
    body: body?.text ?? null,
  }
}
