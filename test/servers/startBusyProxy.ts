// A proxy before the backend that, while it is busy, answers 429 with `Retry-After` and 503 in turns. Signing in passes.

import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream'
import { corsHeaders, forward, listenAsBackend } from './listenAsBackend.ts'

export interface BusyProxy {
  readonly url: string
  readonly passTo: (backendUrl: string) => void
  /** `retryAfter` in seconds; null lets everything pass. */
  readonly beBusy: (retryAfter: number | null) => void
  /** Refusals so far, by status. */
  readonly refused: () => Readonly<Record<429 | 503, number>>
  /** Requests without an answer so far, without those for a socket. */
  readonly pending: () => number
  readonly stop: () => Promise<void>
}

const isRefusable = ({ method, url = '' }: IncomingMessage): boolean =>
  method !== 'OPTIONS' && !url.startsWith('/api/auth/')

/** Listens on loopback only; resolves once it listens. */
export async function startBusyProxy(): Promise<BusyProxy> {
  let target = ''
  let wait: number | null = null
  let pending = 0
  const refused = { 429: 0, 503: 0 }

  function refuse(asked: IncomingMessage, response: ServerResponse, seconds: number): void {
    const status = refused[429] > refused[503] ? 503 : 429
    refused[status] += 1
    response.writeHead(status, {
      ...corsHeaders(asked),
      'access-control-expose-headers': 'retry-after',
      ...(status === 429 && { 'retry-after': String(seconds) }),
    })
    response.end()
  }

  async function pass(asked: IncomingMessage, response: ServerResponse): Promise<void> {
    const answer = await forward(asked, response, target)
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    pipeline(answer, response, () => undefined)
  }

  const { url, stop } = await listenAsBackend((asked, response) => {
    // Sockets are not passed, and wait for ever.
    if (asked.headers.upgrade === undefined) {
      pending += 1
      response.once('close', () => {
        pending -= 1
      })
    }
    if (wait !== null && isRefusable(asked)) refuse(asked, response, wait)
    // One side has gone.
    else pass(asked, response).catch(() => response.destroy())
  })
  return {
    url,
    passTo: (backendUrl) => {
      target = backendUrl
    },
    beBusy: (retryAfter) => {
      wait = retryAfter
    },
    refused: () => ({ ...refused }),
    pending: () => pending,
    stop,
  }
}
