// Requests over the network. The one place that calls `fetch`.

import { FailureError } from '../../model/failure.ts'

export type Send = (url: string, init: RequestInit) => Promise<Response>

/** Milliseconds after which a silent backend is told apart from a slow one. */
const patience = 30_000

export interface Early {
  /** The answer to a request that was sent before the application was evaluated; each is given once. */
  take: (url: string) => Promise<Response> | undefined
}

/** `fetch` that takes up early answers and gives up after 30 s. */
export function createSend(early: Early): Send {
  return async (url, init) => {
    const controller = new AbortController()
    const cancel = () => {
      controller.abort(init.signal?.reason)
    }
    if (init.signal?.aborted) cancel()
    init.signal?.addEventListener('abort', cancel)
    const timer = setTimeout(() => {
      controller.abort(timeoutError(url, init.method ?? 'GET'))
    }, patience)
    try {
      const sent = early.take(url) ?? fetch(url, { ...init, signal: controller.signal })
      return await Promise.race([sent, rejectionOf(controller.signal)])
    } finally {
      clearTimeout(timer)
      init.signal?.removeEventListener('abort', cancel)
    }
  }
}

const rejectionOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      reject(signal.reason as Error)
    })
  })

const timeoutError = (url: string, method: string) =>
  new FailureError({
    kind: 'timeout',
    name: 'TimeoutError',
    message: `No answer within ${String(patience / 1_000)} s`,
    request: { method, url },
  })
