// `fetch` for plugins that need more than the cache.

import type { Discovery } from '../../model/config/discovery.ts'
import { isPortalAddress, resolvedAddress } from '../../model/config/pluginAddress.ts'
import type { Send } from './http.ts'

/**
 * As `send`, and also for `plugin://{pluginId}/path` (spec 1 §7, A-38). Sends the user's token only
 * to the backend and the discovery endpoints. Throws a `TypeError` for an address without a plugin.
 */
export type PortalFetch = Send

interface FetchParts {
  readonly send: Send
  readonly token: () => string | null
  /** Throws before the configuration is loaded. */
  readonly discovery: () => Discovery
}

export const createPortalFetch =
  ({ send, token, discovery }: FetchParts): PortalFetch =>
  async (address, init, ...reading) => {
    const url = resolvedAddress(discovery(), address)
    const headers = new Headers(init.headers)
    const bearer = token()
    if (bearer !== null && !headers.has('authorization') && isPortalAddress(discovery(), url))
      headers.set('authorization', `Bearer ${bearer}`)
    return send(url, { ...init, headers }, ...reading)
  }
