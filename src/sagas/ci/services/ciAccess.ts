// Requests to CI hosts in the user's name. Holds what they answered before, by tag, for conditional requests.

import type { Answer, BackendAccess, BodyFilter } from '../../../features/backend/backendApi.ts'
import type { CiAccess, OnProgress } from '../../../model/ci/ciAccess.ts'
import { loginRequired } from '../../../model/ci/ciFailures.ts'
import type { CiPlace, CiReply } from '../../../model/ci/ciHost.ts'
import type { Allowance } from '../../../model/ci/ciRun.ts'
import { FailureError } from '../../../model/failure.ts'
import { retryTime } from '../../../model/retryAfter.ts'
import type { AuthApi } from '../../../model/session/authApi.ts'
import type { Clock } from '../../services/services.ts'

interface Parts {
  readonly auth: Pick<AuthApi, 'getAccessToken'>
  readonly backend: Pick<BackendAccess, 'send'>
  readonly clock: Pick<Clock, 'now'>
}

interface Kept {
  readonly etag: string
  readonly text: string
  /** The answer belongs to its owner. */
  readonly token: string
}

/** Answers that are kept, and the longest of them in characters. */
const most = { answers: 60, length: 300_000 }

/** Milliseconds: logs have up to hundreds of megabytes. */
const filePatience = 300_000

/** Bytes between two reports, where the length is not known; else a twentieth of it. */
const reportEvery = 500_000

/** Reports how much of a body has been read. */
function counted(onProgress: OnProgress): BodyFilter {
  return (body, headers) => {
    const length = Number(headers.get('content-length') ?? Number.NaN)
    const total = length > 0 ? length : null
    let received = 0
    let reported = 0
    return body.pipeThrough(
      new TransformStream<Uint8Array>({
        transform: (chunk, controller) => {
          received += chunk.byteLength
          if (received - reported >= (total === null ? reportEvery : total / 20)) {
            reported = received
            // The length is that of the compressed file, if it is compressed.
            onProgress(received, total !== null && received <= total ? total : null)
          }
          controller.enqueue(chunk)
        },
      }),
    )
  }
}

const noHeader = () => null

const replyOf = ({ header = noHeader, ...answer }: Answer): CiReply => ({ ...answer, header })

function allowanceOf({ header }: CiReply, now: number): Allowance | undefined {
  const until = retryTime(header('retry-after'), now)
  if (until !== null && until > now) return { remaining: 0, until }
  const remaining = header('x-ratelimit-remaining')
  const reset = Number(header('x-ratelimit-reset'))
  return remaining === null || !Number.isFinite(reset)
    ? undefined
    : { remaining: Number(remaining), until: reset * 1_000 }
}

export function createCiAccess({ auth, backend, clock }: Parts): CiAccess {
  const kept = new Map<string, Kept>()
  const allowances = new Map<string, Allowance>()

  async function tokenFor({ providerId, scopes, hostTitle }: CiPlace): Promise<string> {
    const token = await auth.getAccessToken(providerId, scopes, { optional: true })
    if (token === '') throw new FailureError(loginRequired(hostTitle))
    return token
  }

  /** The oldest answers make room. */
  function keep(url: string, { header, text, status }: CiReply, token: string): void {
    const etag = header('etag')
    kept.delete(url)
    if (etag === null || status !== 200 || text.length > most.length) return
    kept.set(url, { etag, text, token })
    const [oldest] = kept.keys()
    if (kept.size > most.answers && oldest !== undefined) kept.delete(oldest)
  }

  return {
    allowance: ({ apiBaseUrl }) => Promise.resolve(allowances.get(apiBaseUrl) ?? null),
    send: async (place, { method = 'GET', url, isFile = false }, signal, onProgress) => {
      const token = await tokenFor(place)
      signal.throwIfAborted()
      const isConditional = method === 'GET' && !isFile
      const before = isConditional ? kept.get(url) : undefined
      const known = before?.token === token ? before : undefined
      const answer = await backend.send(
        url,
        {
          method,
          signal,
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
          // The browser's own cache would answer for the host.
          cache: 'no-store',
          headers: {
            authorization: `Bearer ${token}`,
            accept: 'application/json',
            ...(known && { 'if-none-match': known.etag }),
          },
        },
        isFile ? filePatience : undefined,
        onProgress && { through: counted(onProgress) },
      )
      const reply = replyOf(answer)
      const allowance = allowanceOf(reply, clock.now())
      if (allowance) allowances.set(place.apiBaseUrl, allowance)
      if (reply.status === 304 && known) return { ...reply, ok: true, text: known.text }
      if (isConditional) keep(url, reply, token)
      return reply
    },
  }
}
