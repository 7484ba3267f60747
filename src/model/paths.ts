// The portal's paths: those of a stock Backstage installation, so that bookmarks hold.

import type { EntityRef } from './entityRef.ts'

export const catalogPath = '/catalog'
export const settingsPath = '/settings'
export const entityPathPattern = '/catalog/:namespace/:kind/:name'

/** Kind and namespace in lower case (spec 1 §2); every part encoded. */
export const entityPath = ({ kind, namespace, name }: EntityRef): string =>
  `${catalogPath}/${encodeURIComponent(namespace.toLowerCase())}/${encodeURIComponent(kind.toLowerCase())}/${encodeURIComponent(name)}`

const entityForm = /^\/catalog\/([^/]+)\/([^/]+)\/([^/]+)\/?$/
const refPart = /^[a-z0-9][\w.-]*$/i

/**
 * The entity that a path shows, or nothing where it shows none. Parts that no entity can have (`..`,
 * encoded slashes, control characters) are no entity: they must not reach a request's path.
 */
export function entityOfPath(pathname: string): EntityRef | undefined {
  const parts = entityForm.exec(pathname)?.slice(1).map(decoded) ?? []
  const [namespace, kind, name] = parts
  return namespace && kind && name && parts.every((part) => refPart.test(part))
    ? { kind, namespace, name }
    : undefined
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return ''
  }
}

/** True for `/catalog`, with or without a trailing slash. */
export const isCatalogPath = (pathname: string): boolean =>
  pathname === catalogPath || pathname === `${catalogPath}/`
