// Where links and files of a documentation's page lead. Its authors are not trusted: nothing outside of the
// documentation's directory is requested (CVE-2026-106490), and only safe schemes are links.

import { findEntityRef } from '../entities/entityRef.ts'
import { isPortalPath, safeUrl } from '../links.ts'
import { entityPath } from '../paths.ts'
import { docsPathOf } from './docsPlace.ts'

export interface PageAddress {
  /** Absolute URL of the page, or of its directory with a trailing slash; relative links resolve against it. */
  readonly address: string
  /** Absolute URL of the documentation's directory, with its trailing slash. */
  readonly siteAddress: string
  /** The portal's path of the documentation's first page, without a trailing slash. */
  readonly sitePath: string
  /** Missing where links to the portal are not told from others. */
  readonly portal?: PortalPlace
}

/** Where the portal is, on an origin that other applications may share. */
interface PortalPlace {
  /** Absolute, with its base path. */
  readonly url: string
  /** Whether a path below the base is that of a page. */
  readonly isPage: (path: string) => boolean
}

export type DocsLink =
  /** A path of the portal with its hash: a page of documentation, or any other page. */
  | { readonly kind: 'portal'; readonly path: string }
  /** A file of the documentation, such as a PDF. */
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'external'; readonly url: string }

/** A server may decode these to separators or dots. */
const encodedSteps = /%2f|%5c|%2e|%25|%00|\\/i

const pageForm = /(?:^|\/)(?:[^/.]*|[^/]*\.html?)$/i

/** The path of a URL below a directory, or undefined if it is not below it however it is decoded. */
function pathBelow(url: URL, directory: string): string | undefined {
  const base = new URL(directory)
  if (url.origin !== base.origin || !url.pathname.startsWith(base.pathname)) return undefined
  const path = url.pathname
    .slice(base.pathname.length)
    .replace(/\/{2,}/g, '/')
    .replace(/^\//, '')
  return encodedSteps.test(path) ? undefined : path
}

const withoutIndex = (path: string): string => path.replace(/(^|\/)index\.html?$/i, '$1')

const pagePath = (sitePath: string, path: string, hash: string): string => {
  const page = withoutIndex(path)
  return sitePath + (page === '' ? '' : `/${page}`) + hash
}

/** Another documentation at the same storage: `{namespace}/{kind}/{name}/…` beside this one. */
function otherDocs(url: URL, siteAddress: string): string | undefined {
  const path = pathBelow(url, new URL('../../../', siteAddress).href)
  const [, namespace, kind, name, rest] = /^([^/]+)\/([^/]+)\/([^/]+)\/(.*)$/.exec(path ?? '') ?? []
  if (!namespace || !kind || !name || !pageForm.test(rest ?? '')) return undefined
  return pagePath(docsPathOf({ namespace, kind, name }), rest ?? '', url.hash)
}

/** Schemes that a phone or a mail program opens. */
const called = /^(?:tel|sms):/i

/** A path below the portal's base, with its query and hash; undefined for URLs elsewhere. */
function pathInPortal(text: string, url: URL, portal: PortalPlace | undefined): string | undefined {
  if (!portal) return isPortalPath(text) ? text : undefined
  const base = new URL(portal.url)
  const basePath = base.pathname.replace(/\/$/, '')
  // A path alone may have been written without the portal's base.
  const own = isPortalPath(text) ? new URL(text, base) : url
  if (own.origin !== base.origin) return undefined
  const isBelow = own.pathname === basePath || own.pathname.startsWith(`${basePath}/`)
  if (!isBelow && !isPortalPath(text)) return undefined
  const path = (isBelow ? own.pathname.slice(basePath.length) : own.pathname) || '/'
  return portal.isPage(path) ? path + own.search + own.hash : undefined
}

/** A page of another application on the portal's origin; never one of the backend's. */
function besidePortal(text: string, url: URL, portal: PortalPlace | undefined): string | undefined {
  if (!portal) return undefined
  const own = isPortalPath(text) ? new URL(text, portal.url) : url
  const isBeside = own.origin === new URL(portal.url).origin && !/^\/api(?:\/|$)/.test(own.pathname)
  return isBeside ? own.href : undefined
}

/** Undefined if it leads nowhere safe. `protocols` are allowed besides http, https and mailto. */
export function docsLinkOf(
  href: string,
  { address, siteAddress, sitePath, portal }: PageAddress,
  protocols: readonly string[] = [],
): DocsLink | undefined {
  const text = href.trim()
  const entity = /^catalog:(.+)$/i.exec(text)?.[1]
  if (entity !== undefined) {
    const ref = findEntityRef(entity, { kind: 'component' })
    return ref && { kind: 'portal', path: entityPath(ref) }
  }
  const url = URL.parse(text, address)
  if (!url) return undefined
  const below = pathBelow(url, siteAddress)
  if (below !== undefined) {
    if (!pageForm.test(below)) return { kind: 'file', url: url.href }
    return { kind: 'portal', path: pagePath(sitePath, below, url.hash) }
  }
  const path = pathInPortal(text, url, portal)
  if (path !== undefined) return { kind: 'portal', path }
  const other = otherDocs(url, siteAddress)
  if (other !== undefined) return { kind: 'portal', path: other }
  const beside = besidePortal(text, url, portal)
  if (beside !== undefined) return { kind: 'external', url: beside }
  if (called.test(url.href)) return { kind: 'external', url: url.href }
  const known = protocols.some((protocol) => url.protocol === `${protocol.replace(/:$/, '')}:`)
  const safe = safeUrl(url.href) ?? (known ? url.href : undefined)
  // A path of the backend that is not inside this documentation is no link of its own.
  if (safe === undefined || url.origin === new URL(siteAddress).origin) return undefined
  return { kind: 'external', url: safe }
}

/** A picture, style sheet or other file that a page may load: inside the documentation, https or a picture's data. */
export function docsFileUrl(
  source: string,
  { address, siteAddress }: PageAddress,
): string | undefined {
  const url = URL.parse(source.trim(), address)
  if (!url) return undefined
  if (pathBelow(url, siteAddress) !== undefined) return url.href
  if (url.protocol === 'data:') return /^data:image\//i.test(url.href) ? url.href : undefined
  return url.protocol === 'https:' && url.origin !== new URL(siteAddress).origin
    ? url.href
    : undefined
}

/** Absolute URL against which a page's relative links resolve. `file` as `docsFileOf` gives it. */
export const pageAddressOf = (siteAddress: string, file: string): string =>
  siteAddress + file.replace(/index\.html$/, '')
