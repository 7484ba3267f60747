// Requests to APIs that somebody tries out. Only what goes through the backend's own proxy carries the portal's token.

import type { BackendAccess } from '../../../features/shell/backendApi.ts'
import {
  TryOutError,
  type TryOutAnswer,
  type TryOutDesk,
  type TryOutRequest,
} from '../../../model/apis/tryOut.ts'
import type { PortalFetch } from '../../services/portalFetch.ts'

interface DeskParts {
  readonly backend: Pick<BackendAccess, 'send'>
  readonly fetch: PortalFetch
  readonly page: Pick<Document, 'addEventListener' | 'removeEventListener'>
}

/** Milliseconds: the browser tells of its policy after it has refused. */
const policyWithin = 100
/** Characters of an answer that are kept. */
const longest = 500_000

export function createTryOutDesk({ backend, fetch, page }: DeskParts): TryOutDesk {
  let kept: TryOutRequest | null = null
  let last: TryOutAnswer | null = null
  const run = async (
    { way, method, address, headers, body }: TryOutRequest,
    signal: AbortSignal,
  ) => {
    const init: RequestInit = {
      method,
      headers,
      body,
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // Elsewhere would be a host that nobody chose.
      redirect: 'error',
    }
    // Not for the backend's own address either: a definition might name it as its server.
    return way === 'proxy' ? fetch(address, init) : backend.send(address, init)
  }
  return {
    keep: (request) => {
      kept = request
      last = null
    },
    send: async (signal) => {
      const request = kept
      kept = null
      // Sent before, by a process that did not live to see the answer: not twice.
      if (!request) throw new TryOutError('interrupted')
      const policy = watchPolicy(page, request.address)
      try {
        const { status, statusText, text } = await run(request, signal)
        last = { status, statusText, text: text.slice(0, longest) }
        return last
      } catch {
        signal.throwIfAborted()
        throw new TryOutError((await policy.isViolated()) ? 'policy' : 'unreachable')
      } finally {
        policy.end()
      }
    },
    answer: () => last,
    forget: () => {
      kept = null
      last = null
    },
  }
}

/** Whether the page's content security policy refuses the address. */
function watchPolicy(page: DeskParts['page'], address: string) {
  const seen = Promise.withResolvers<boolean>()
  const host = URL.parse(address)?.origin
  const look = ({ blockedURI }: SecurityPolicyViolationEvent) => {
    if (URL.parse(blockedURI)?.origin === host) seen.resolve(true)
  }
  page.addEventListener('securitypolicyviolation', look)
  return {
    isViolated: () => {
      setTimeout(() => {
        seen.resolve(false)
      }, policyWithin)
      return seen.promise
    },
    end: () => {
      page.removeEventListener('securitypolicyviolation', look)
    },
  }
}
