// The cookie of a protected page, from the backend's `app` plugin (spec 1 §7).

import { failureOfResponse, FailureError } from '../../../model/failure.ts'
import { parseJson } from '../../../model/json.ts'
import { readCookieExpiry } from '../../../model/session/cookieTiming.ts'
import type { PortalFetch } from '../../services/portalFetch.ts'
import type { CookieSession } from '../../services/services.ts'

/** Set by Backstage builds: `protected`, or `public`. */
const modeMeta = 'meta[name="backstage-app-mode"]'

const url = 'plugin://app/.backstage/auth/v1/cookie'

export function createCookieSession(fetch: PortalFetch, page: Document): CookieSession {
  const ask = async (method: 'GET' | 'DELETE', signal: AbortSignal): Promise<string> => {
    const answer = await fetch(url, { method, credentials: 'include', signal })
    const { ok, status, statusText, text } = answer
    if (!ok) throw new FailureError(failureOfResponse({ method, url }, status, statusText, text))
    return text
  }
  return {
    isProtected: () => page.querySelector<HTMLMetaElement>(modeMeta)?.content === 'protected',
    refresh: async (signal) => readCookieExpiry(parseJson(await ask('GET', signal))),
    remove: async (signal) => {
      await ask('DELETE', signal)
    },
  }
}
