// Requests to the auth backend. Its answers hold tokens, so failures never quote them.

import { failureOfResponse, FailureError } from '../../../model/failure.ts'
import { isRecord } from '../../../model/isRecord.ts'
import { parseJson } from '../../../model/json.ts'
import { notASession } from '../../../model/session/authFailures.ts'
import { failureWithoutTokens } from '../../../model/session/withoutTokens.ts'
import type { Send } from '../../services/http.ts'

/**
 * Adds `refusedOrigin` to a network failure if the server answers at all. Browsers report a CORS
 * refusal as a network failure, but send a `no-cors` request, whose response is opaque.
 */
async function withRefusedOrigin(send: Send, thrown: unknown, init: RequestInit): Promise<unknown> {
  if (!(thrown instanceof FailureError) || thrown.failure.kind !== 'unreachable') return thrown
  const { origin } = window.location
  const server = URL.parse(thrown.failure.request?.url ?? '', origin)?.origin ?? origin
  if (server === origin) return thrown
  const probe: RequestInit = { mode: 'no-cors', ...(init.signal && { signal: init.signal }) }
  const isAnswering = await send(`${server}/`, probe).then(
    () => true,
    () => false,
  )
  return isAnswering ? new FailureError({ ...thrown.failure, refusedOrigin: origin }) : thrown
}

const requestOf = (url: string, init: RequestInit) => ({ method: init.method ?? 'GET', url })

/** Throws a `FailureError`, or the signal's reason. */
export async function tellAuth(send: Send, url: string, init: RequestInit): Promise<string> {
  const request = requestOf(url, init)
  const { ok, status, statusText, text } = await send(url, init).catch(async (thrown: unknown) => {
    throw await withRefusedOrigin(send, thrown, init)
  })
  if (!ok) {
    const failure = failureOfResponse(request, status, statusText, text)
    throw failureWithoutTokens(new FailureError(failure))
  }
  return text
}

/** The parsed answer. Throws as `tellAuth` does. */
export async function askAuth(send: Send, url: string, init: RequestInit): Promise<unknown> {
  const request = requestOf(url, init)
  const text = await tellAuth(send, url, init)
  const answer = parseJson(text)
  if (answer === undefined) throw notASession()
  // Some backends answer 200 with an error.
  if (isRecord(answer) && isRecord(answer['error']))
    throw failureWithoutTokens(new FailureError(failureOfResponse(request, 401, '', text)))
  return answer
}
