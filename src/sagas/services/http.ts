// Requests over the network. Only this file calls `fetch`.

import type { Answer, BackendAccess, BodyReading } from '../../features/backend/backendApi.ts'
import { FailureError, type Failure } from '../../model/failure.ts'
import { unlessAborted } from '../../model/unlessAborted.ts'

export type Send = BackendAccess['send']

/** Milliseconds before a request times out. */
const requestTimeout = 30_000

export interface Early {
  /** The answer to a request sent before the application was evaluated; returned once. */
  readonly take: (url: string) => Promise<Response> | undefined
}

/** Uses early answers. */
export function createSend(early: Early): Send {
  return async (url, init, patience = requestTimeout, reading = {}) => {
    const request = { method: init.method ?? 'GET', url }
    const controller = new AbortController()
    const cancel = () => {
      controller.abort(init.signal?.reason)
    }
    if (init.signal?.aborted) cancel()
    init.signal?.addEventListener('abort', cancel)
    const timer = setTimeout(() => {
      controller.abort(new FailureError(timeout(request, patience)))
    }, patience)
    try {
      const sent = early.take(url) ?? fetch(url, { ...init, signal: controller.signal })
      return await unlessAborted(answerOf(sent, reading), controller.signal)
    } catch (thrown) {
      // `fetch` throws a TypeError on network failures; its message differs between browsers.
      if (!(thrown instanceof TypeError)) throw thrown
      throw new FailureError({
        kind: 'unreachable',
        name: thrown.name,
        message: thrown.message,
        request,
      })
    } finally {
      clearTimeout(timer)
      init.signal?.removeEventListener('abort', cancel)
    }
  }
}

async function answerOf(sent: Promise<Response>, reading: BodyReading): Promise<Answer> {
  const response = await sent
  const { ok, status, statusText, headers, body } = response
  const header = (name: string) => headers.get(name)
  const { isBlob = false, through } = reading
  const answer = { ok, status, statusText, header, headers: () => [...headers] }
  const read = body && through ? new Response(through(body, headers)) : response
  return isBlob && ok
    ? { ...answer, text: '', blob: await read.blob() }
    : { ...answer, text: await read.text() }
}

const timeout = (request: NonNullable<Failure['request']>, patience: number): Failure => ({
  kind: 'timeout',
  name: 'TimeoutError',
  message: `No response within ${String(patience / 1_000)} s`,
  request,
})
