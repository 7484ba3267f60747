// The requests of the catalog index (spec 1 §7): its rows a page at a time, and how many there are.

import type { EntitiesQuery } from '../entities/catalogPaths.ts'
import { rowFields } from './columns.ts'
import { formatIndexQuery, withoutLook, type IndexQuery } from './indexQuery.ts'
import { orderFieldOf } from './indexSort.ts'
import { filtersOf, type RowsQuery } from './scopeFilters.ts'

/** Rows in one answer; about 7 KB with the fields of a row. */
const rowsPerPage = 50
/** Rows in one answer of which only those with errors are shown. */
const rowsToFilter = 200

const textFields = [
  'metadata.name',
  'metadata.title',
  'metadata.description',
  'metadata.tags',
  'spec.profile.displayName',
]

const selectionOf = (query: RowsQuery) => ({
  filters: filtersOf(query),
  text: query.text.trim(),
  textFields,
})

const readerPrefix = 'index '

/** `EntitiesQuery.reader` of the rows and the count of an index query. */
export const indexReader = (query: IndexQuery): string =>
  readerPrefix + formatIndexQuery(withoutLook(query))

export const isIndexReader = (reader: string | undefined): boolean =>
  reader?.startsWith(readerPrefix) === true

/** Requests a page of rows. Never asks for the total, which would slow it down. */
export const rowsRequest = (
  query: RowsQuery,
  { limit, fields } = {
    limit: query.hasErrors ? rowsToFilter : rowsPerPage,
    fields: rowFields,
  },
): EntitiesQuery => ({
  reader: indexReader(query),
  ...selectionOf(query),
  order: [orderFieldOf(query.sort)],
  limit,
  fields,
})

/** More matches of a search are not counted by kind and type. */
const mostCounted = 500

/** Kind and type of each match: the catalog's facets do not know the search (backend 3.x). */
export const matchesRequest = (query: RowsQuery): EntitiesQuery => ({
  reader: indexReader(query),
  ...selectionOf(query),
  limit: mostCounted,
  // Without its name, it is no entity.
  fields: ['kind', 'metadata.name', 'spec.type'],
})

/** Requests the total only. With a sort order that leaves entities out, counts what is shown. */
export const countRequest = (query: RowsQuery, reader = indexReader(query)): EntitiesQuery => ({
  reader,
  ...selectionOf(query),
  ...(query.sort && { order: [orderFieldOf(query.sort)] }),
  limit: 0,
  fields: [],
  hasTotal: true,
})
