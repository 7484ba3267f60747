// The service worker that opens the portal without a network: it keeps the page and the files of its build. Requests to
// the backend never pass through it. If it fails, the request goes to the network as if there were no worker.

import { isRecord } from '../model/isRecord.ts'
import {
  filesOfPage,
  isHashedFile,
  shellCachePrefix,
  versionOfPage,
} from '../model/offline/shellFiles.ts'

interface ExtendableEvent {
  /** Keeps the worker running until the promise settles. */
  readonly waitUntil: (work: Promise<unknown>) => void
}

interface FetchEvent extends ExtendableEvent {
  readonly request: Request
  /** The page's answer, requested while the worker started. */
  readonly preloadResponse: Promise<Response | undefined>
  readonly respondWith: (answer: Promise<Response>) => void
}

interface MessageEvent extends ExtendableEvent {
  readonly data: unknown
}

/** The part of `ServiceWorkerGlobalScope` used here; TypeScript cannot load its types beside those of pages. */
interface WorkerScope {
  readonly registration: {
    readonly scope: string
    readonly navigationPreload?: { readonly enable: () => Promise<void> }
  }
  readonly clients: { readonly claim: () => Promise<void> }
  readonly skipWaiting: () => Promise<void>
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
    (type: 'message', listener: (event: MessageEvent) => void): void
  }
}

declare const self: WorkerScope

/** Builds whose files are kept: this one, and the one of pages that are still open. */
const keptBuilds = 2

const scope = new URL(self.registration.scope)
/** The page is the same at every path. */
const pageUrl = scope.href

const newest = async (): Promise<readonly string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(shellCachePrefix)).reverse()

/** Adds files that are missing; one that cannot be fetched is left out. */
async function addFiles(cache: Cache, paths: readonly string[]): Promise<void> {
  const add = async (path: string) => {
    const url = new URL(path, scope).href
    if (await cache.match(url)) return
    // Of an older build, which may be dropped: hashed files are the same.
    const response = (await caches.match(url)) ?? (await fetch(url))
    if (response.ok) await cache.put(url, response)
  }
  await Promise.allSettled(paths.map(add))
}

/** Keeps the page with its files, and drops older builds. */
async function keepPage(response: Response): Promise<void> {
  const html = await response.clone().text()
  const version = versionOfPage(html)
  if (version === undefined) return
  const name = shellCachePrefix + version
  const isNew = !(await caches.has(name))
  const cache = await caches.open(name)
  await addFiles(cache, filesOfPage(html))
  await cache.put(pageUrl, response)
  if (!isNew) return
  const outdated = (await newest()).filter((other) => other !== name).slice(keptBuilds - 1)
  await Promise.all(outdated.map((other) => caches.delete(other)))
}

/** Of the newest build that has it. Undefined, too, if the browser refuses. */
async function kept(url: string): Promise<Response | undefined> {
  try {
    for (const name of await newest()) {
      const found = await (await caches.open(name)).match(url)
      if (found) return found
    }
  } catch {
    // As without a worker.
  }
  return undefined
}

/** The server's page; the kept one if the server cannot be reached or is starting. */
async function page(event: FetchEvent): Promise<Response> {
  const asked = async () => (await event.preloadResponse) ?? fetch(event.request)
  try {
    const response = await asked()
    if (response.ok) event.waitUntil(keepPage(response.clone()).catch(() => undefined))
    if (response.status < 502 || response.status > 504) return response
    return (await kept(pageUrl)) ?? response
  } catch (thrown) {
    const old = await kept(pageUrl)
    if (old) return old
    throw thrown
  }
}

/** Keeps the answer with the files of the newest build. */
async function keep(url: string, response: Response): Promise<void> {
  const [name] = await newest()
  if (name !== undefined) await (await caches.open(name)).put(url, response)
}

/** The page does not wait until it is kept. */
async function fetchAndKeep(event: FetchEvent): Promise<Response> {
  const { request } = event
  const response = await fetch(request)
  if (response.ok) event.waitUntil(keep(request.url, response.clone()).catch(() => undefined))
  return response
}

async function file(event: FetchEvent): Promise<Response> {
  return (await kept(event.request.url)) ?? fetchAndKeep(event)
}

/** The configuration beside the page, for servers that do not write it into the page. */
async function configuration(event: FetchEvent): Promise<Response> {
  try {
    return await fetchAndKeep(event)
  } catch (thrown) {
    const old = await kept(event.request.url)
    if (old) return old
    throw thrown
  }
}

// Activates at once: it serves every build alike.
self.addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all([
      self.skipWaiting(),
      fetch(pageUrl).then((response) => (response.ok ? keepPage(response) : undefined)),
    ]),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      self.clients.claim(),
      // So that pages do not wait for the worker to start.
      self.registration.navigationPreload?.enable(),
    ]),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== scope.origin) return
  if (!pathname.startsWith(scope.pathname)) return
  const path = pathname.slice(scope.pathname.length)
  // The backend may be on the portal's own host.
  if (path.startsWith('api/')) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (isHashedFile(pathname)) event.respondWith(file(event))
  else if (path === 'app-config.yaml') event.respondWith(configuration(event))
})

self.addEventListener('message', (event) => {
  const { data } = event
  if (!isRecord(data) || data['type'] !== 'filesNeeded' || !Array.isArray(data['urls'])) return
  const urls = data['urls'].filter(
    (url): url is string =>
      typeof url === 'string' && url.startsWith(`${scope.origin}/`) && isHashedFile(url),
  )
  event.waitUntil(
    newest().then(async ([name]) => {
      if (name) await addFiles(await caches.open(name), urls)
    }),
  )
})
