// What the service worker keeps of a build, so that the portal opens without a network.

/** Beside the page, not under `static/`, because a worker controls only the folder it is loaded from. */
export const shellWorkerFile = 'shell-worker.js'

/** Caches of the worker; the version of the build follows. */
export const shellCachePrefix = 'portico-shell-'

/** From page to worker: URLs of files that the portal needs without a network. */
export interface ShellMessage {
  readonly type: 'filesNeeded'
  readonly urls: readonly string[]
}

/** The version of the build, if the text is a page of the portal. */
export const versionOfPage = (html: string): string | undefined =>
  /<meta name="portico-version" content="([^"]+)"/.exec(html)?.[1]

/** Paths of the hashed files that a page names, such as `/static/main.1a2b3c4d.js`. */
export const filesOfPage = (html: string): readonly string[] => [
  ...new Set(
    Array.from(
      html.matchAll(/(?:^|["\s|])(\/[^"\s|]*\.[0-9a-f]{8}\.(?:js|css|svg|woff2))(?=["\s|])/g),
      ([, path = '']) => path,
    ),
  ),
]

/** Hashed files never change, so a kept one is as good as the server's. */
export const isHashedFile = (path: string): boolean =>
  /\/static\/[^/]+\.[0-9a-f]{8}\.\w+$/.test(path)
