// The service worker: refreshes the sessions of providers for all tabs (decision 0019). Has no
// `fetch` handler, so it delays no page or file.

import { authRequest } from '../model/session/authRequests.ts'
import { createRefreshBroker } from '../model/session/refreshBroker.ts'
import { readWorkerRequest, type WorkerReply } from '../model/session/refreshMessages.ts'

interface WorkerMessageEvent {
  readonly data: unknown
  readonly origin: string
  readonly ports: readonly MessagePort[]
  /** Keeps the worker running until the promise settles. */
  readonly waitUntil: (work: Promise<unknown>) => void
}

/** The part of `ServiceWorkerGlobalScope` used here; TypeScript cannot load its types beside those of pages. */
interface WorkerScope {
  readonly location: { readonly origin: string }
  readonly navigator: { readonly locks: LockManager }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: {
    (type: 'install', listener: () => void): void
    (type: 'message', listener: (event: WorkerMessageEvent) => void): void
  }
}

declare const self: WorkerScope

const broker = createRefreshBroker({
  send: async (url, signal) => {
    const response = await fetch(url, { ...authRequest, signal })
    const { ok, status, statusText } = response
    return { ok, status, statusText, text: await response.text() }
  },
  locked: (provider, work, signal) => self.navigator.locks.request(provider, { signal }, work),
  now: () => Date.now(),
})

// Activates at once, without waiting for older tabs to close; the browser lets running requests finish.
self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('message', (event) => {
  const [port] = event.ports
  if (event.origin !== self.location.origin) return
  const request = readWorkerRequest(event.data)
  if (request?.type === 'forget') broker.forget()
  if (request?.type === 'signOut') broker.signOut(request.provider)
  if (!port) return
  const reply = (message: WorkerReply) => {
    port.postMessage(message)
  }
  if (request?.type !== 'refresh') {
    reply({ type: 'refused' })
    return
  }
  reply({ type: 'accepted' })
  const confirm = () =>
    new Promise((resolve) => {
      port.onmessage = resolve
      reply({ type: 'ready' })
    })
  event.waitUntil(broker.refresh(request.url, request.mayBeKept, confirm).then(reply))
})
