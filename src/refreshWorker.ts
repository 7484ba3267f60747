// The service worker: refreshes the sessions of providers for all tabs (decision 0019). It has no `fetch` handler, so
// it stands in the way of no page and no file.

import { authRequest } from './model/session/authRequests.ts'
import { createRefreshBroker } from './model/session/refreshBroker.ts'
import { readWorkerRequest, type WorkerReply } from './model/session/refreshMessages.ts'

interface WorkerMessageEvent {
  readonly data: unknown
  readonly origin: string
  readonly ports: readonly MessagePort[]
  /** The browser does not stop the worker before. */
  readonly waitUntil: (work: Promise<unknown>) => void
}

/** What is used of `ServiceWorkerGlobalScope`: TypeScript has either its types or those of pages. */
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

// A newer worker need not wait until the tabs of the older one are closed: the browser lets requests end first.
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
