// Questions to the catalog that may be too long for an address, such as what hundreds of groups own. They go by POST, and
// in parts to backends that have no POST. The limit is that of strict proxies.

import type { EntityPage, Facets, FacetValue } from './answers.ts'
import {
  entitiesListPath,
  type EntitiesListQuery,
  type EntitiesQuery,
  entitiesQueryPath,
  facetsPath,
  longestPath,
} from './catalogPaths.ts'
import { refOf, type Entity } from './entity.ts'
import { type EntityFilter, exists, isExists, serializeFilter } from './entityFilter.ts'
import { batches } from './refChunks.ts'

// Filters as the catalog's predicates, which requests have in their bodies.

type Condition = string | { readonly $in: readonly string[] } | { readonly $exists: true }
type Predicate = Readonly<Record<string, Condition>> | { readonly $any: readonly Predicate[] }

const conditionOf = (value: EntityFilter[string]): Condition => {
  if (isExists(value)) return { $exists: true }
  return typeof value === 'string' ? value : { $in: value }
}

/** One of the filters has to match; without any, everything does. */
function predicateOf(filters: readonly EntityFilter[]): Predicate {
  const all = filters.map((filter) =>
    Object.fromEntries(Object.entries(filter).map(([key, value]) => [key, conditionOf(value)])),
  )
  const [only, ...others] = all
  return others.length === 0 ? (only ?? {}) : { $any: all }
}

/** Characters of the filters in each part: the cursor of a page repeats them, in base64. */
const longestPart = 1_000

export interface Parts {
  readonly paths: readonly string[]
  /** Of the decoded answers, in the same order. */
  readonly join: (answers: readonly unknown[]) => unknown
}

/** A request to the catalog. */
export interface Question {
  readonly path: string
  readonly method?: 'POST'
  readonly body?: unknown
  /** In place of a POST that the backend does not have; without `method`, in any case. */
  readonly parts?: Parts
}

const inAddress = (filter: EntityFilter): number =>
  new URLSearchParams({ filter: serializeFilter(filter) }).toString().length

/** The same filter with fewer values of its longest list; itself if it has none. */
function halves(filter: EntityFilter): readonly EntityFilter[] {
  const lists = Object.entries(filter).flatMap(([key, value]) =>
    value !== exists && Array.isArray(value) && value.length > 1 ? [[key, value] as const] : [],
  )
  const [longest] = lists.toSorted(([, a], [, b]) => b.join().length - a.join().length)
  if (!longest) return [filter]
  const [key, values] = longest
  const middle = Math.ceil(values.length / 2)
  return [values.slice(0, middle), values.slice(middle)].map((some) => ({ ...filter, [key]: some }))
}

const split = (filter: EntityFilter): readonly EntityFilter[] => {
  if (inAddress(filter) <= longestPart) return [filter]
  const parts = halves(filter)
  return parts.length === 1 ? parts : parts.flatMap(split)
}

/** Alternatives that together mean the same, in groups that fit into an address. */
export const filterParts = (
  filters: readonly EntityFilter[],
): readonly (readonly EntityFilter[])[] =>
  batches(filters.flatMap(split), { sizeOf: inAddress, longest: longestPart })

/** Each entity once, though it may match several parts. */
const unique = (entities: readonly Entity[]): readonly Entity[] => [
  ...new Map(entities.map((entity) => [refOf(entity), entity])).values(),
]

/** Begins the cursor of a page in parts (`isTooLong`), which has the cursors of all that go on. */
const partsMark = 'parts:'

function joinedPages(answers: readonly unknown[]): EntityPage {
  const pages = answers as readonly EntityPage[]
  const cursors = pages.flatMap(({ nextCursor }) => nextCursor ?? [])
  const totals = pages.flatMap(({ total }) => total ?? [])
  return {
    items: unique(pages.flatMap(({ items }) => items)),
    nextCursor: cursors.length === 0 ? null : partsMark + JSON.stringify(cursors),
    ...(totals.length > 0 && { total: totals.reduce((sum, total) => sum + total, 0) }),
  }
}

function cursorsIn(cursor: string | undefined): readonly string[] | undefined {
  if (cursor?.startsWith(partsMark) !== true) return undefined
  return JSON.parse(cursor.slice(partsMark.length)) as readonly string[]
}

/** `GET /entities/by-query`, or `POST` with a predicate. */
export function pageQuestion(query: EntitiesQuery): Question {
  const cursors = cursorsIn(query.cursor)
  if (cursors) {
    const paths = cursors.map((cursor) => entitiesQueryPath({ ...query, cursor }))
    return { path: '/entities/by-query', parts: { paths, join: joinedPages } }
  }
  const path = entitiesQueryPath(query)
  if (path.length <= longestPath) return { path }
  const { filters, fields, limit, offset, order = [], text = '', textFields = [], cursor } = query
  const rest = { ...(fields.length > 0 && { fields }), limit }
  if (cursor !== undefined)
    return { path: '/entities/by-query', method: 'POST', body: { cursor, ...rest } }
  const orderBy = order.map((one) => {
    const [field = '', direction = 'asc'] = one.split(',')
    return { field, order: direction }
  })
  const term = text.trim()
  const body = {
    ...rest,
    query: predicateOf(filters),
    ...(orderBy.length > 0 && { orderBy }),
    ...(offset !== undefined && { offset }),
    ...(term !== '' && {
      fullTextFilter: { term, ...(textFields.length > 0 && { fields: textFields }) },
    }),
    ...(!query.hasTotal && { totalItems: 'exclude' }),
  }
  const paths = filterParts(filters).map((some) => entitiesQueryPath({ ...query, filters: some }))
  return { path: '/entities/by-query', method: 'POST', body, parts: { paths, join: joinedPages } }
}

function joinedFacets(answers: readonly unknown[]): Facets {
  const counts = new Map<string, Map<string, number>>()
  for (const [facet, values] of (answers as readonly Facets[]).flatMap(Object.entries)) {
    const known = counts.get(facet) ?? new Map<string, number>()
    for (const { value, count } of values as readonly FacetValue[])
      known.set(value, (known.get(value) ?? 0) + count)
    counts.set(facet, known)
  }
  return Object.fromEntries(
    [...counts].map(([facet, known]) => [
      facet,
      [...known].map(([value, count]) => ({ value, count })),
    ]),
  )
}

/** `GET /entity-facets`, or `POST`. In parts, what has several owners counts for each part. */
export function facetsQuestion(
  facets: readonly string[],
  filters: readonly EntityFilter[] = [],
): Question {
  const path = facetsPath(facets, filters)
  if (path.length <= longestPath) return { path }
  const paths = filterParts(filters).map((some) => facetsPath(facets, some))
  return {
    path: '/entity-facets',
    method: 'POST',
    body: { facets, query: predicateOf(filters) },
    parts: { paths, join: joinedFacets },
  }
}

/** `GET /entities`, which has no POST. */
export function listQuestion(query: EntitiesListQuery): Question {
  const path = entitiesListPath(query)
  if (path.length <= longestPath) return { path }
  const join = (answers: readonly unknown[]) =>
    unique((answers as readonly (readonly Entity[])[]).flat())
  const paths = filterParts(query.filters).map((filters) => entitiesListPath({ ...query, filters }))
  return { path: '/entities', parts: { paths, join } }
}
