// What the first screen of an address shows from the catalog, if the address alone tells.

import type { EntityRef } from '../entities/entityRef.ts'
import { entityOfPath, startPath } from '../paths.ts'
import { rowsRequest } from './entityListRequest.ts'
import { indexPlaceOf, queryAt } from './indexPlaces.ts'
import type { IndexQuery } from './indexQuery.ts'

export type PageQuestion =
  | {
      readonly kind: 'rows'
      readonly index: IndexQuery
      /** The request for the rows of `index`. */
      readonly query: ReturnType<typeof rowsRequest>
    }
  | { readonly kind: 'entity'; readonly ref: EntityRef }
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
  const ref = entityOfPath(pathname)
  return ref && { kind: 'entity', ref }
}
