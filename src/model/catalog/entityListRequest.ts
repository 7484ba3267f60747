// The paged list call of the catalog: `GET /entities/by-query` (spec 1 §7). Plain functions, because the
// page sends its first one before the application has been evaluated.

import type { EntityRef } from '../entityRef.ts'
import { serializeFilter } from './entityFilter.ts'
import { filterOf, type IndexQuery } from './indexQuery.ts'

/** Rows in one answer; about 7 KB with the fields below. */
const rowsPerPage = 50

const rowFields = [
  'kind',
  'metadata.name',
  'metadata.namespace',
  'metadata.title',
  'metadata.description',
  'metadata.tags',
  'spec.type',
  'spec.lifecycle',
  'spec.owner',
  'spec.system',
  'spec.profile.displayName',
].join(',')

const textFields = [
  'metadata.name',
  'metadata.title',
  'metadata.description',
  'metadata.tags',
  'spec.profile.displayName',
].join(',')

const selection = (query: IndexQuery): [string, string][] => {
  const filter = serializeFilter(filterOf(query))
  const text = query.text.trim()
  return [
    ...(filter === '' ? [] : [['filter', filter] as [string, string]]),
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

/** One page of rows, by name. Rows never wait for the number of all of them. */
export const entityPagePath = (query: IndexQuery, cursor: string | null): string =>
  listPath([
    ...(cursor === null
      ? ([...selection(query), ['orderField', 'metadata.name,asc']] as [string, string][])
      : [['cursor', cursor] as [string, string]]),
    ['limit', String(rowsPerPage)],
    ['fields', rowFields],
    ['totalItems', 'exclude'],
  ])

/** How many entities a query finds, without any of them. */
export const entityCountPath = (query: IndexQuery): string =>
  listPath([...selection(query), ['limit', '0']])

/** How many entities there are of each value of the given facets. */
export const entityFacetsPath = (facets: readonly string[], query: IndexQuery | null): string => {
  const filter = query === null ? '' : serializeFilter(filterOf({ ...query, types: [] }))
  const parameters = new URLSearchParams(facets.map((facet) => ['facet', facet]))
  if (filter !== '') parameters.set('filter', filter)
  return `/entity-facets?${parameters.toString()}`
}

export const entityByNamePath = ({ kind, namespace, name }: EntityRef): string =>
  `/entities/by-name/${encodeURIComponent(kind)}/${encodeURIComponent(namespace)}/${encodeURIComponent(name)}`
