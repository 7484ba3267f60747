// The page's side of the refresh worker (src/start/refreshWorker.ts).

import type { Answer } from '../../../features/backend/backendApi.ts'
import { FailureError } from '../../../model/failure.ts'
import { forgottenMeanwhile } from '../../../model/session/authFailures.ts'
import {
  isWorkerReply,
  refreshWorkerFile,
  refreshWorkerScope,
  workerMessage,
  type RefreshOutcome,
  type WorkerRequest,
} from '../../../model/session/refreshMessages.ts'
import { trustedScriptUrl } from '../../../model/trustedTypes.ts'
import { unlessAborted } from '../../../model/unlessAborted.ts'

interface RefreshRequest {
  readonly url: string
  /** An answer that the worker has kept for some seconds may be used. */
  readonly mayBeKept: boolean
  /** Resolves once no page refreshes on its own; the worker sends nothing earlier. */
  readonly whenClear: () => Promise<void>
}

export interface RefreshWorkerClient {
  /** Starts the worker ahead of the first refresh. */
  readonly prepare: () => void
  /**
   * The auth backend's answer. Null if no worker takes the request: then nothing is sent. Rejects
   * with a `FailureError`, or with the signal's reason; a sent request continues.
   */
  readonly refresh: (request: RefreshRequest, signal: AbortSignal) => Promise<Answer | null>
  /** Later requests, in any tab, get no earlier answer. */
  readonly forget: () => void
  /** Cancels the provider's requests in all tabs. */
  readonly signOut: (provider: string) => void
}

type Workers = Pick<ServiceWorkerContainer, 'register'>

/** Milliseconds for a worker to start and take a request; otherwise the page refreshes alone. */
const startLimit = 5_000

/** Milliseconds after which a worker that took a request counts as dead. */
const answerLimit = 60_000

/** `filesUrl` is the absolute URL of the page's folder. Without `workers` no request is taken. */
export function createRefreshWorkerClient(
  workers: Workers | undefined,
  filesUrl: string,
): RefreshWorkerClient {
  let registered: Promise<ServiceWorkerRegistration | null> | null = null

  async function register(): Promise<ServiceWorkerRegistration | null> {
    try {
      // Some browsers and extensions resolve with undefined when they refuse.
      const registration: unknown = await workers?.register(
        trustedScriptUrl(filesUrl + refreshWorkerFile),
        { scope: filesUrl + refreshWorkerScope },
      )
      return (registration ?? null) as ServiceWorkerRegistration | null
    } catch {
      return null
    }
  }
  const registration = () => (registered ??= register())

  const post = (request: WorkerRequest) => {
    // Without an earlier request there is nothing to forget.
    void registered?.then((found) => found?.active?.postMessage(workerMessage(request)))
  }

  return {
    prepare: () => void registration(),
    refresh: async ({ url, mayBeKept, whenClear }, signal) => {
      const worker = await within(registration().then(activeWorker), startLimit, signal)
      if (!worker) return null
      const request = { type: 'refresh', url, mayBeKept } as const
      const outcome = await ask(worker, request, whenClear, signal)
      return outcome && answerOf(outcome, url)
    },
    forget: () => {
      post({ type: 'forget' })
    },
    signOut: (provider) => {
      post({ type: 'signOut', provider })
    },
  }
}

/** Null if not installed. */
function activeWorker(
  registration: ServiceWorkerRegistration | null,
): ServiceWorker | null | Promise<ServiceWorker | null> {
  if (!registration || registration.active) return registration?.active ?? null
  const worker = registration.installing ?? registration.waiting
  if (!worker) return null
  return new Promise((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve(worker)
      if (worker.state === 'redundant') resolve(null)
    })
  })
}

/** Null if the worker does not take the request. */
function ask(
  worker: ServiceWorker,
  request: WorkerRequest,
  whenClear: () => Promise<void>,
  signal: AbortSignal,
): Promise<RefreshOutcome | null> {
  const { port1: port, port2 } = new MessageChannel()
  const outcome = new Promise<RefreshOutcome | null>((resolve) => {
    let timer = setTimeout(resolve, startLimit, null)
    port.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (!isWorkerReply(data)) return
      if (data.type !== 'ready') clearTimeout(timer)
      if (data.type === 'accepted') timer = setTimeout(resolve, answerLimit, silent)
      else if (data.type === 'ready') void whenClear().then(confirm, () => undefined)
      else resolve(data.type === 'refused' ? null : data)
    }
  })
  // Does nothing once the page has stopped waiting, because its port is closed.
  const confirm = () => {
    port.postMessage('confirmed')
  }
  worker.postMessage(workerMessage(request), [port2])
  return unlessAborted(outcome, signal).finally(() => {
    port.close()
  })
}

const silent: RefreshOutcome = {
  type: 'failed',
  kind: 'timeout',
  message: 'The refresh worker does not respond',
}

/** Null after `limit` milliseconds. Rejects with the signal's reason. */
function within<Result>(
  result: Promise<Result>,
  limit: number,
  signal: AbortSignal,
): Promise<Result | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>()
  const timer = setTimeout(resolve, limit, null)
  return unlessAborted(Promise.race([result, late]), signal).finally(() => {
    clearTimeout(timer)
  })
}

function answerOf(outcome: RefreshOutcome, url: string): Answer {
  if (outcome.type === 'answered') {
    const { ok, status, statusText, text } = outcome
    return { ok, status, statusText, text }
  }
  if (outcome.type === 'signedOut') throw forgottenMeanwhile()
  const { kind, message } = outcome
  const name = kind === 'timeout' ? 'TimeoutError' : 'TypeError'
  throw new FailureError({ kind, name, message, request: { method: 'GET', url } })
}
