// A page's network requests, from the browser's protocol.

import type { CDPSession } from 'playwright-core'

export interface SentRequest {
  readonly url: string
  readonly isPreflight: boolean
  /** Milliseconds since epoch. */
  readonly startedAt: number
  endedAt: number
  /** Bytes on the wire, headers included. */
  transferred: number
  /** Bytes of the body after decompression. */
  decoded: number
}

export interface Traffic {
  readonly requests: () => readonly SentRequest[]
  /** Resolves after half a second without requests, or after half a minute. */
  readonly settled: () => Promise<void>
}

const idleTime = 500
const settleTimeout = 30_000

/** Requires gzip, as for the peer: Chromium would prefer Brotli. */
export async function recordTraffic(session: CDPSession): Promise<Traffic> {
  const requests = new Map<string, SentRequest & { readonly sentAt: number }>()
  let changedAt = Date.now()
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime }) => {
    changedAt = Date.now()
    if (!request.url.startsWith('http')) return
    requests.set(requestId, {
      url: request.url,
      isPreflight: type === 'Preflight' || request.method === 'OPTIONS',
      startedAt: wallTime * 1_000,
      sentAt: timestamp * 1_000,
      endedAt: Infinity,
      transferred: 0,
      decoded: 0,
    })
  })
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    const request = requests.get(requestId)
    if (request) request.decoded += dataLength
  })
  const end = (requestId: string, timestamp: number, transferred: number) => {
    changedAt = Date.now()
    const request = requests.get(requestId)
    if (!request) return
    request.endedAt = request.startedAt + timestamp * 1_000 - request.sentAt
    request.transferred = transferred
  }
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    end(requestId, timestamp, encodedDataLength)
  })
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    end(requestId, timestamp, 0)
  })
  await session.send('Network.enable')
  await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } })
  const all = () => [...requests.values()]
  const isIdle = () =>
    Date.now() - changedAt > idleTime && all().every(({ endedAt }) => endedAt < Infinity)
  return {
    requests: all,
    settled: async () => {
      const deadline = Date.now() + settleTimeout
      while (!isIdle() && Date.now() < deadline)
        await new Promise((resolve) => setTimeout(resolve, 50))
    },
  }
}

const isApi = ({ url }: SentRequest): boolean => url.includes('/api/')
const isScript = ({ url }: SentRequest): boolean => new URL(url).pathname.endsWith('.js')
const sum = (requests: readonly SentRequest[]): number =>
  requests.reduce((total, { transferred }) => total + transferred, 0)

/** The longest chain of requests in which each began after the previous one ended. */
export function sequential(
  requests: readonly { readonly startedAt: number; readonly endedAt: number }[],
): number {
  let count = 0
  let end = -Infinity
  for (const request of [...requests].sort((a, b) => a.endedAt - b.endedAt)) {
    if (request.startedAt < end) continue
    count++
    end = request.endedAt
  }
  return count
}

/** Preflights are counted separately; the total includes their bytes. `rowAt` is in milliseconds since epoch. */
export function summarize(all: readonly SentRequest[], rowAt: number) {
  const requests = all.filter(({ isPreflight }) => !isPreflight)
  const before = requests.filter(({ startedAt }) => startedAt < rowAt)
  return {
    requests: requests.length,
    requestsToRow: before.length,
    apiToRow: before.filter(isApi).length,
    roundTrips: sequential(before.filter((one) => isApi(one) && one.endedAt <= rowAt)),
    preflights: all.filter((one) => one.isPreflight && one.startedAt < rowAt).length,
    scriptBytes: sum(requests.filter(isScript)),
    totalBytes: sum(all),
    apiBytes: sum(all.filter(isApi)),
  }
}

/** Milliseconds of a span, ending at `end` since epoch, in which no answer of the backend was awaited. */
export function unawaited(all: readonly SentRequest[], end: number, length: number): number {
  let free = 0
  let covered = end - length
  const api = all.filter((request) => isApi(request) && request.startedAt < end)
  for (const { startedAt, endedAt } of [...api].sort((a, b) => a.startedAt - b.startedAt)) {
    free += Math.max(0, startedAt - covered)
    covered = Math.max(covered, Math.min(end, endedAt))
  }
  return free + Math.max(0, end - covered)
}

export const largestAnswer = (requests: readonly SentRequest[]): number =>
  Math.max(0, ...requests.filter(isApi).map(({ decoded }) => decoded))
