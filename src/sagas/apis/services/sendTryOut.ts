// Sends try-out requests to APIs. Only requests through the backend's proxy include the portal's token.

import type { Answer, BackendAccess } from '../../../features/backend/backendApi.ts'
import type { TryOutRequest } from '../../../model/apis/tryOut.ts'
import { TryOutError, type TryOutAnswer } from '../../../model/apis/tryOutClient.ts'
import type { PortalFetch } from '../../services/portalFetch.ts'

export interface SenderParts {
  readonly backend: Pick<BackendAccess, 'send'>
  readonly fetch: PortalFetch
  readonly page: Pick<Document, 'addEventListener' | 'removeEventListener'>
}

/** Milliseconds: browsers report a policy violation only after the request fails. */
const policyWithin = 100
/** Milliseconds: an answer takes as long as its API needs. */
const patience = 120_000
/** The most characters of an answer that are kept. */
const longest = 500_000

/** Without a type, what is no text is shown as one. */
const isText = (mediaType: string): boolean =>
  mediaType === '' ||
  /^text\/|[/+](?:json|xml|yaml|x-yaml|graphql|javascript|x-ndjson|json-seq|jsonl|problem|form)|urlencoded/i.test(
    mediaType,
  )

/** Reads the body as text where it is one, and keeps it as a file where it is not. */
async function answerOf(sent: Promise<Answer>): Promise<TryOutAnswer> {
  const { status, statusText, text, blob, headers = () => [] } = await sent
  const read = headers()
  if (!blob) return { status, statusText, text: text.slice(0, longest), headers: read }
  const mediaType = read.find(([name]) => name.toLowerCase() === 'content-type')?.[1] ?? ''
  const answer = { status, statusText, headers: read, size: blob.size }
  return isText(mediaType)
    ? { ...answer, text: (await blob.text()).slice(0, longest) }
    : { ...answer, text: '', blob }
}

async function run(
  { backend, fetch }: SenderParts,
  { way, method, address, headers, body }: TryOutRequest,
  signal: AbortSignal,
): Promise<Answer> {
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

/** Throws a `TryOutError`, or the signal's reason. */
export async function sendTryOut(
  parts: SenderParts,
  request: TryOutRequest,
  signal: AbortSignal,
): Promise<TryOutAnswer> {
  const policy = watchPolicy(parts.page, request.address)
  try {
    return await answerOf(run(parts, request, signal))
  } catch {
    signal.throwIfAborted()
    throw new TryOutError((await policy.isViolated()) ? 'policy' : 'unreachable')
  } finally {
    policy.end()
  }
}

/** Whether the page's content security policy blocks the address. */
function watchPolicy(page: SenderParts['page'], address: string) {
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
