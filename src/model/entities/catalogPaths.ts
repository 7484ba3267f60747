// Paths and queries of the catalog's API (spec 1 §7). Plain functions, because the early script uses them before the
// application has loaded.

import { encodePart } from '../encodePath.ts'
import { serializeFilter, type EntityFilter } from './entityFilter.ts'
import type { EntityRef } from './entityRef.ts'

/** Characters of path and query: with the backend's own address fewer than 4,000, which strict proxies take. */
export const longestPath = 3_600

/** Whether a path has to be asked in another way; pages in parts have cursors of their own. */
export const isTooLong = (path: string): boolean =>
  path.length > longestPath || path.includes('cursor=parts')

/** `GET /entities/by-query`. */
export interface EntitiesQuery {
  /**
   * Component that shows the result, such as `picker`. Not sent: it separates cache entries, so
   * that a process can abort requests that its page no longer needs.
   */
  readonly reader?: string
  /** Alternatives; empty matches everything. */
  readonly filters: readonly EntityFilter[]
  readonly fields: readonly string[]
  /** Entities per page. */
  readonly limit: number
  readonly offset?: number
  /** `field,asc` or `field,desc`. */
  readonly order?: readonly string[]
  readonly text?: string
  readonly textFields?: readonly string[]
  /** Cursor of the previous page; filters and order are then not sent again. */
  readonly cursor?: string
  /** Requests the total. Leave it out where rows should not wait for it. */
  readonly hasTotal?: boolean
  /** Decides on a change: an answer of an earlier visit will not do. Not sent. */
  readonly mustBeFresh?: boolean
}

/** Fields that a picker shows (CATAPI-29). */
export const pickerFields = [
  'kind',
  'metadata.name',
  'metadata.namespace',
  'metadata.title',
  'metadata.description',
  'spec.profile.displayName',
  'spec.type',
] as const

/** Fields that `problemsOf` reads. Only entities with errors have status items. */
export const problemFields = ['metadata.annotations.backstage.io/orphan', 'status.items'] as const

export function entitiesQueryPath(query: EntitiesQuery): string {
  const {
    filters,
    fields,
    limit,
    offset,
    order = [],
    text = '',
    textFields = [],
    cursor,
    hasTotal,
  } = query
  const term = text.trim()
  const selection: readonly (readonly [string, string])[] =
    cursor === undefined
      ? [
          ...filters
            .map(serializeFilter)
            .filter(Boolean)
            .map((filter) => ['filter', filter] as const),
          ...order.map((one) => ['orderField', one] as const),
          ...(term === ''
            ? []
            : [
                ['fullTextFilterTerm', term] as const,
                ...(textFields.length === 0
                  ? []
                  : [['fullTextFilterFields', textFields.join(',')] as const]),
              ]),
          ...(offset === undefined ? [] : [['offset', String(offset)] as const]),
        ]
      : [['cursor', cursor]]
  const parameters = new URLSearchParams(selection.map(([key, value]) => [key, value]))
  if (fields.length > 0) parameters.set('fields', fields.join(','))
  parameters.set('limit', String(limit))
  if (!hasTotal) parameters.set('totalItems', 'exclude')
  return `/entities/by-query?${parameters.toString()}`
}

/** `GET /entities`: all matches in one response. */
export interface EntitiesListQuery {
  readonly filters: readonly EntityFilter[]
  readonly fields: readonly string[]
  /** `asc:field` or `desc:field`. */
  readonly order?: readonly string[]
  readonly limit?: number
  readonly offset?: number
  /** Opaque, as a `link` header gives it. */
  readonly after?: string
}

export function entitiesListPath(query: EntitiesListQuery): string {
  const { filters, fields, order = [], limit, offset, after } = query
  const single = { fields: fields.join(','), limit, offset, after }
  const parameters = new URLSearchParams([
    ...filters.map((filter) => ['filter', serializeFilter(filter)]),
    ...order.map((one) => ['order', one]),
    ...Object.entries(single)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([key, value]) => [key, String(value)]),
  ])
  return `/entities?${parameters.toString()}`
}

export function entitiesByRefsPath(filter: EntityFilter = {}): string {
  const text = serializeFilter(filter)
  return `/entities/by-refs${text === '' ? '' : `?${new URLSearchParams({ filter: text }).toString()}`}`
}

/** Counts of each value of these facets: `GET /entity-facets`. */
/** The filters are alternatives; without one, everything is counted. */
export function facetsPath(
  facets: readonly string[],
  filters: readonly EntityFilter[] = [],
): string {
  const parameters = new URLSearchParams(facets.map((facet) => ['facet', facet]))
  for (const filter of filters.map(serializeFilter).filter(Boolean))
    parameters.append('filter', filter)
  return `/entity-facets?${parameters.toString()}`
}

export const entityByNamePath = ({ kind, namespace, name }: EntityRef): string =>
  `/entities/by-name/${encodePart(kind)}/${encodePart(namespace)}/${encodePart(name)}`

export const ancestryPath = (ref: EntityRef): string => `${entityByNamePath(ref)}/ancestry`

export const entityByUidPath = (uid: string): string => `/entities/by-uid/${encodePart(uid)}`

export const locationByEntityPath = (ref: EntityRef): string =>
  entityByNamePath(ref).replace(/^\/entities\/by-name/, '/locations/by-entity')

export const locationPath = (id: string): string => `/locations/${encodePart(id)}`
