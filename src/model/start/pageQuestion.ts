// What the first screen of an address shows, if the address alone tells.

import { rowsRequest } from '../catalog/entityListRequest.ts'
import { indexPlaceOf, queryAt } from '../catalog/indexPlaces.ts'
import type { IndexQuery } from '../catalog/indexQuery.ts'
import { docsPlaceOf } from '../docs/docsPlace.ts'
import type { EntityRef } from '../entities/entityRef.ts'
import { entityOfPath, startPath } from '../paths.ts'

export type PageQuestion =
  | {
      readonly kind: 'rows'
      readonly index: IndexQuery
      /** The request for the rows of `index`. */
      readonly query: ReturnType<typeof rowsRequest>
    }
  | { readonly kind: 'entity'; readonly ref: EntityRef }
  /** A page of documentation, as in `DocsPlace`. */
  | { readonly kind: 'docs'; readonly ref: EntityRef; readonly page: string }
  | {
      readonly kind: 'tiles'
      /** The refs in whose name the user owns entities; none until the session says them. */
      readonly owners: readonly string[]
    }

/** For a path below the portal's base path. The other scopes need the user's refs, which only the application knows. */
export function pageQuestionOf(pathname: string, search: string): PageQuestion | undefined {
  if (pathname === startPath)
    return new URLSearchParams(search).has('of') ? undefined : { kind: 'tiles', owners: [] }
  const place = indexPlaceOf(pathname)
  if (place) {
    const query = queryAt(place, search)
    const isPlain = query.scope === 'all' && !query.hasErrors
    return isPlain ? { kind: 'rows', index: query, query: rowsRequest(query) } : undefined
  }
  const docs = docsPlaceOf(pathname)
  if (docs?.isTab === false) return { kind: 'docs', ref: docs.ref, page: docs.page }
  const ref = entityOfPath(pathname)
  return ref && { kind: 'entity', ref }
}
