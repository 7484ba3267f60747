// Addresses of the form `plugin://{pluginId}/path`, and which addresses get the user's token (AUTH-66).

import { pluginBaseUrl, type Discovery } from './discovery.ts'

const form = /^plugin:\/\/([a-z][a-z0-9_-]*)([/?#].*)?$/i

/**
 * Resolves a `plugin:` address; other addresses are returned unchanged. A path cannot leave its plugin. Throws a
 * `TypeError` if a `plugin:` address names no plugin.
 */
export function resolvedAddress(discovery: Discovery, address: string): string {
  if (!/^plugin:/i.test(address)) return address
  const [, pluginId, rest = ''] = form.exec(address) ?? []
  if (pluginId === undefined) throw new TypeError(`Invalid plugin address '${address}'`)
  const { pathname, search, hash } = new URL(`http://plugin${rest}`)
  const path = rest.startsWith('/') ? pathname : ''
  return pluginBaseUrl(discovery, pluginId) + path + search + hash
}

/** True if the URL is below the backend or an endpoint of discovery, however it is written. */
export function isPortalAddress({ backend, plugins }: Discovery, address: string): boolean {
  const url = URL.parse(address)
  if (url?.username !== '' || url.password !== '' || climbs(url.pathname)) return false
  return [backend, ...Object.values(plugins)].some((base) => {
    const { origin, pathname } = new URL(base)
    const below = pathname.replace(/\/?$/, '/')
    return url.origin === origin && `${url.pathname}/`.startsWith(below)
  })
}

/** `URL` resolves `..` and `%2e%2e`, but not next to an encoded slash, which a server may decode. */
const climbs = (pathname: string): boolean =>
  pathname
    .replace(/%2e/gi, '.')
    .split(/\/|\\|%2f|%5c/i)
    .includes('..')
