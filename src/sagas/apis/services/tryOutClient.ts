// Sends try-out requests to APIs. Only requests through the backend's proxy include the portal's token.

import type { BackendAccess } from '../../../features/shell/backendApi.ts'
import type { TryOutRequest } from '../../../model/apis/tryOut.ts'
import {
  TryOutError,
  type TryOutAnswer,
  type TryOutClient,
} from '../../../model/apis/tryOutClient.ts'
import type { PortalFetch } from '../../services/portalFetch.ts'

interface ClientParts {
  readonly backend: Pick<BackendAccess, 'send'>
  readonly fetch: PortalFetch
  readonly page: Pick<Document, 'addEventListener' | 'removeEventListener'>
}

/** Milliseconds: browsers report a policy violation only after the request fails. */
const policyWithin = 100
/** Milliseconds: an answer takes as long as its API needs. */
const patience = 120_000

export function createTryOutClient({ backend, fetch, page }: ClientParts): TryOutClient {
  let kept: TryOutRequest | null = null
  let last: TryOutAnswer | null = null
  const run = ({ way, method, address, headers, body }: TryOutRequest, signal: AbortSignal) => {
    const init: RequestInit = {
      method,
      headers,
      // Browsers refuse to send one with these.
      body: /^(?:GET|HEAD)$/i.test(method) ? null : body,
      signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // A redirect would lead to a host that the user did not choose.
      redirect: 'error',
    }
    // Never with the token, even for the backend's address: a definition can name any server.
    const sent = way === 'proxy' ? fetch : backend.send
    return sent(address, init, patience, { isBlob: true })
  }
  return {
    keep: (request) => {
      kept = request
      last = null
    },
    send: async (signal) => {
      const request = kept
      kept = null
      // Sent by a process that has crashed since: not sent twice.
      if (!request) throw new TryOutError('interrupted')
      const policy = watchPolicy(page, request.address)
      try {
        const { answerOf } = await import(/* webpackChunkName: "api-docs" */ './tryOutAnswer.ts')
        last = await answerOf(run(request, signal))
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

/** Whether the page's content security policy blocks the address. */
function watchPolicy(page: ClientParts['page'], address: string) {
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
