// Where the index stands: the whole catalog, or one kind of it under a path of its own.

import { apiDocsPath, catalogPath } from '../paths.ts'
import {
  defaultIndexQuery,
  formatIndexQuery,
  parseIndexQuery,
  type IndexQuery,
} from './indexQuery.ts'

export interface IndexPlace {
  readonly path: string
  /** The one kind that is shown there; null where the URL says which. */
  readonly kind: string | null
}

export const catalogPlace: IndexPlace = { path: catalogPath, kind: null }
const places = [catalogPlace, { path: apiDocsPath, kind: 'api' }]

/** The index that a path shows, with or without a trailing slash; nothing where it shows none. */
export const indexPlaceOf = (pathname: string): IndexPlace | undefined =>
  places.find(({ path }) => pathname === path || pathname === `${path}/`)

/** What the URL asks for there; never throws. */
export const queryAt = ({ kind }: IndexPlace, search: string): IndexQuery => {
  const query = parseIndexQuery(search)
  return kind === null ? query : { ...query, kind }
}

/** The path with its query. A kind that is fixed is not repeated. */
export const indexAddress = ({ path, kind }: IndexPlace, query: IndexQuery): string =>
  path + formatIndexQuery(kind === null ? query : { ...query, kind: defaultIndexQuery.kind })
