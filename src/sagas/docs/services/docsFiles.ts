// Requests files and the cookie of the documentation from the techdocs backend.

import type { BackendAccess } from '../../../features/backend/backendApi.ts'
import type { DocsFiles } from '../../../model/docs/docsFiles.ts'
import { docsFilesPath, docsSitePath } from '../../../model/docs/docsPlace.ts'
import { failureOfResponse, FailureError } from '../../../model/failure.ts'
import { parseJson } from '../../../model/json.ts'
import { readCookieExpiry } from '../../../model/session/cookieTiming.ts'
import type { PortalFetch } from '../../services/portalFetch.ts'

interface World {
  readonly backend: Pick<BackendAccess, 'baseUrl'>
  readonly fetch: PortalFetch
}

const plugin = 'techdocs'
/** Where current backends have it, and where those of the specification do. */
const cookieUrls = [
  `plugin://${plugin}/.backstage/auth/v1/cookie`,
  `plugin://${plugin}/cookie`,
] as const

export function createDocsFiles({ backend, fetch }: World): DocsFiles {
  const ask = async (method: 'GET' | 'DELETE', url: string, init: RequestInit) => {
    const { ok, status, statusText, text } = await fetch(url, { ...init, method })
    if (!ok) throw new FailureError(failureOfResponse({ method, url }, status, statusText, text))
    return text
  }
  const askForCookie = async (method: 'GET' | 'DELETE', signal: AbortSignal): Promise<string> => {
    const init = { credentials: 'include', signal } as const
    try {
      return await ask(method, cookieUrls[0], init)
    } catch (thrown) {
      if (!(thrown instanceof FailureError) || thrown.failure.kind !== 'notFound') throw thrown
      return ask(method, cookieUrls[1], init)
    }
  }
  return {
    siteAddress: (ref, storageUrl) =>
      storageUrl === null
        ? backend.baseUrl(plugin) + docsSitePath(ref)
        : storageUrl + docsFilesPath(ref),
    text: (address, signal) => ask('GET', address, { signal }),
    refreshCookie: async (signal) => readCookieExpiry(parseJson(await askForCookie('GET', signal))),
    removeCookie: async (signal) => {
      await askForCookie('DELETE', signal)
    },
  }
}
