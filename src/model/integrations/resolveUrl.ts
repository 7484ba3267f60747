// Resolves links in repositories, relative to a file or to the root.

import { safeUrl } from '../links.ts'
import { below } from './hosts/sourceHost.ts'
import { integrationOf, type Integration, type IntegrationType } from './integration.ts'
import { partsBelow, safePath } from './pathParts.ts'
import {
  IncorrectUrlError,
  NoRepositoryError,
  type RepositoryAddress,
  type View,
} from './repositoryAddress.ts'
import { blobUrl, editUrl, rawUrl, treeUrl } from './repositoryLinks.ts'
import { explained, parseRepositoryUrl } from './repositoryUrl.ts'
import { shownUrl, webUrl } from './webUrl.ts'

interface Link {
  /** Absolute, relative to `base`, or from the root of its repository with a slash before it. */
  readonly url: string
  /** URL of a file, or of a folder with a trailing slash. */
  readonly base: string
  /** Counted from 1. */
  readonly lineNumber?: number
}

const lineHash: Partial<Record<IntegrationType, string>> = {
  bitbucketCloud: 'lines-',
  bitbucketServer: '',
  gerrit: '',
}

function withLine(url: string, line: number | undefined, type?: IntegrationType): string {
  if (line === undefined) return url
  const address = new URL(url)
  if (type === 'azure') {
    const lines = { line, lineEnd: line + 1, lineStartColumn: 1, lineEndColumn: 1 }
    for (const [name, value] of Object.entries(lines)) address.searchParams.set(name, String(value))
  } else address.hash = ((type && lineHash[type]) ?? 'L') + String(line)
  return address.href
}

function found(integrations: readonly Integration[], url: string) {
  const integration = integrationOf(integrations, url)
  try {
    return integration && { integration, address: parseRepositoryUrl(integration, url) }
  } catch {
    return undefined
  }
}

const incorrect = (url: string) =>
  new IncorrectUrlError(`Incorrect URL: ${shownUrl(url)}, it must be an http address`)

/** Resolves links outside repositories; keeps the base's query, such as a version. */
function besides({ url, base, lineNumber }: Link): string {
  const from = webUrl(base)
  const target = from && URL.parse(url, from)
  if (target?.origin !== from?.origin || !target) throw incorrect(base)
  target.search ||= from.search
  return withLine(target.href, lineNumber)
}

/** The URL itself, without credentials. */
function elsewhere(url: string): string {
  const safe = safeUrl(url)
  if (safe === undefined) throw incorrect(url)
  const address = new URL(safe)
  address.username = ''
  address.password = ''
  return address.href
}

const isOfFolder = (base: string): boolean => {
  const url = webUrl(base)
  return [url?.pathname, url?.searchParams.get('path')].some((path) => path?.endsWith('/'))
}

const root = 'http://repository'

/** Never leaves the root of the repository. */
function targetOf({ url, base }: Link, { path = '' }: RepositoryAddress) {
  const from = root + below(path) + (path === '' || isOfFolder(base) ? '/' : '')
  // More slashes would make it a URL of another host.
  const target = URL.parse(url.replace(/^[/\\]+/, '/'), from)
  if (!target) throw new NoRepositoryError('it must be an address or a path')
  const { pathname, hash } = target
  return {
    path: safePath(partsBelow(root, target).join('/')),
    isFolder: pathname.endsWith('/'),
    hash,
  }
}

function builderFor({ type }: Integration, view: View, isFolder: boolean) {
  // GitHub redirects from `tree` to `blob` for files.
  if (type === 'github' || isFolder) return treeUrl
  return view === 'raw' ? rawUrl : blobUrl
}

/**
 * The target of a link in a repository. Throws `IncorrectUrlError` if the base is not http(s), or the link has an
 * unsafe scheme.
 */
export function resolveUrl(integrations: readonly Integration[], link: Link): string {
  if (URL.canParse(link.url)) return elsewhere(link.url)
  const base = found(integrations, link.base)
  if (!base) return besides(link)
  const { integration, address } = base
  const { path, isFolder, hash } = explained(integration, link.url, () => targetOf(link, address))
  const build = builderFor(integration, address.view, isFolder)
  return withLine(
    build(integration, { ...address, path }) + hash,
    link.lineNumber,
    integration.type,
  )
}

/**
 * The URL of the editor; the URL itself if there is none.
 * @internal Only the specification needs it: entities have an annotation for it.
 */
export function resolveEditUrl(integrations: readonly Integration[], url: string): string {
  const source = found(integrations, url)
  return source ? editUrl(source.integration, source.address) : url
}
