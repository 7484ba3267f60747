// Paths of the catalog index: the whole catalog, or a page for one kind.

import { apiDocsPath, catalogPath } from '../paths.ts'
import {
  defaultIndexQuery,
  formatIndexQuery,
  parseIndexQuery,
  type IndexQuery,
} from './indexQuery.ts'

export interface IndexPlace {
  readonly path: string
  /** The only kind of this page; null if the URL says which kind is shown. */
  readonly kind: string | null
}

export const catalogPlace: IndexPlace = { path: catalogPath, kind: null }
const places = [catalogPlace, { path: apiDocsPath, kind: 'api' }]

/** The index at a path, with or without a trailing slash. */
export const indexPlaceOf = (pathname: string): IndexPlace | undefined =>
  places.find(({ path }) => pathname === path || pathname === `${path}/`)

/** The query of the URL on this page; never throws. */
export const queryAt = ({ kind }: IndexPlace, search: string): IndexQuery => {
  const query = parseIndexQuery(search)
  return kind === null ? query : { ...query, kind }
}

/** The path with its query, without the kind if the page has only one. */
export const indexAddress = ({ path, kind }: IndexPlace, query: IndexQuery): string =>
  path + formatIndexQuery(kind === null ? query : { ...query, kind: defaultIndexQuery.kind })
