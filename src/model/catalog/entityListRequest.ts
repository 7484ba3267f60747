// The paged list call of the catalog: `GET /entities/by-query` (spec 1 §7). Plain functions, because the
// page sends its first one before the application has been evaluated.

import { serializeFilter, type EntityFilter } from '../entities/entityFilter.ts'
import type { EntityRef } from '../entities/entityRef.ts'
import { rowFields } from './columns.ts'
import { defaultIndexQuery, filterOf } from './indexQuery.ts'
import { orderFieldOf } from './indexSort.ts'
import { filtersOf, type RowsQuery } from './scopeFilters.ts'

/** Rows in one answer; about 7 KB with the fields of a row. */
const rowsPerPage = 50

const textFields = [
  'metadata.name',
  'metadata.title',
  'metadata.description',
  'metadata.tags',
  'spec.profile.displayName',
].join(',')

const selection = (query: RowsQuery): [string, string][] => {
  const filters = filtersOf(query).map(serializeFilter)
  const text = query.text.trim()
  return [
    ...filters.filter(Boolean).map((filter) => ['filter', filter] as [string, string]),
    ...(text === ''
      ? []
      : ([
          ['fullTextFilterTerm', text],
          ['fullTextFilterFields', textFields],
        ] as [string, string][])),
  ]
}

const listPath = (parameters: readonly [string, string][]): string =>
  `/entities/by-query?${new URLSearchParams([...parameters]).toString()}`

/** One page of rows. Rows never wait for the number of all of them. */
export const entityPagePath = (
  query: RowsQuery,
  cursor: string | null,
  { limit, fields } = { limit: rowsPerPage, fields: rowFields },
): string =>
  listPath([
    ...(cursor === null
      ? ([...selection(query), ['orderField', orderFieldOf(query.sort)]] as [string, string][])
      : [['cursor', cursor] as [string, string]]),
    ['limit', String(limit)],
    ['fields', fields.join(',')],
    ['totalItems', 'exclude'],
  ])

/** How many entities a query finds, without any of them; in an order that leaves some out, how many it shows. */
export const entityCountPath = (query: RowsQuery): string =>
  listPath([
    ...selection(query),
    ...(query.sort ? [['orderField', orderFieldOf(query.sort)] as [string, string]] : []),
    ['limit', '0'],
  ])

/** How many of the entities that match there are of each value of the given facets. */
export function facetsPath(facets: readonly string[], filter: EntityFilter): string {
  const parameters = new URLSearchParams(facets.map((facet) => ['facet', facet]))
  const text = serializeFilter(filter)
  if (text !== '') parameters.set('filter', text)
  return `/entity-facets?${parameters.toString()}`
}

/** How many entities there are of each value of the given facets: of a kind, or with null of all. */
export const entityFacetsPath = (facets: readonly string[], kind: string | null): string =>
  facetsPath(facets, kind === null ? {} : filterOf({ ...defaultIndexQuery, kind }))

export const entityByNamePath = ({ kind, namespace, name }: EntityRef): string =>
  `/entities/by-name/${encodeURIComponent(kind)}/${encodeURIComponent(namespace)}/${encodeURIComponent(name)}`
