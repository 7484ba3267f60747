// Where a documentation is read: on its own page, or in the tab of an entity.

import { encodeParts } from '../encodePath.ts'
import { stringifyEntityRef, type EntityRef } from '../entities/entityRef.ts'
import { docsPath, entityOfPath, entityTabOfPath, entityPath } from '../paths.ts'

export interface DocsPlace {
  /** Of the page's own documentation; of the entity in its tab, whose documentation may be another entity's. */
  readonly ref: EntityRef
  readonly isTab: boolean
  /** The portal's path of the documentation's first page, without a trailing slash. */
  readonly sitePath: string
  /** Path of the page in the documentation, decoded, without leading slash; empty for the first one. */
  readonly page: string
}

/** The page of a documentation. */
export const docsPathOf = ({ namespace, kind, name }: EntityRef): string =>
  `${docsPath}/${encodeParts(namespace.toLowerCase(), kind.toLowerCase(), name)}`

const pageForm = /^\/docs(\/[^/]+\/[^/]+\/[^/]+)(?:\/(.*))?$/
const tabForm = /^\/catalog\/[^/]+\/[^/]+\/[^/]+\/docs(?:\/(.*))?$/

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The place of a path; undefined for other paths. */
export function docsPlaceOf(pathname: string): DocsPlace | undefined {
  const tab = tabForm.exec(pathname)
  if (tab && entityTabOfPath(pathname) === 'docs') {
    const ref = entityOfPath(pathname)
    return (
      ref && { ref, isTab: true, sitePath: `${entityPath(ref)}/docs`, page: decoded(tab[1] ?? '') }
    )
  }
  const [, entity = '', page = ''] = pageForm.exec(pathname) ?? []
  const ref = entityOfPath(`/catalog${entity}`)
  return ref && { ref, isTab: false, sitePath: docsPathOf(ref), page: decoded(page) }
}

/**
 * The file of a page in its documentation; undefined for a path that would leave it. A page is a directory with an
 * `index.html`, unless its name ends with `.html`.
 */
export function docsFileOf(page: string): string | undefined {
  const parts = page.split('/').filter((part) => part !== '')
  if (parts.some((part) => part === '.' || part === '..' || /[\\%\p{Cc}]/u.test(part)))
    return undefined
  const path = encodeParts(...parts)
  if (/\.html?$/i.test(path)) return path
  return path === '' ? 'index.html' : `${path}/index.html`
}

/** Directory of a documentation's files, below the base of stored documentation; with its trailing slash. */
export const docsFilesPath = ({ namespace, kind, name }: EntityRef): string =>
  `/${encodeParts(namespace, kind.toLowerCase(), name)}/`

/** The same of the techdocs backend, below its URL. */
export const docsSitePath = (ref: EntityRef): string => `/static/docs${docsFilesPath(ref)}`

/** Path of a page's file, below the techdocs backend; undefined for a path that would leave the documentation. */
export function docsPagePath(ref: EntityRef, page: string): string | undefined {
  const file = docsFileOf(page)
  return file === undefined ? undefined : docsSitePath(ref) + file
}

/** Names a documentation in the store. */
export const docsIdOf = (ref: EntityRef): string => stringifyEntityRef(ref)
