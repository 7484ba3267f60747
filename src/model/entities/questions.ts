// Questions to the catalog that may be too long for an address, such as what hundreds of groups own. They go by POST, and
// in parts to backends that have no POST. The limit is that of strict proxies.

import { isRecord } from '../isRecord.ts'
import { decodeEntities, type EntityPage } from './answers.ts'
import {
  entitiesListPath,
  type EntitiesListQuery,
  type EntitiesQuery,
  entitiesQueryPath,
  facetsPath,
  longestPath,
} from './catalogPaths.ts'
import { facetsOf, fieldsOfFacets } from './countedEntities.ts'
import type { Entity } from './entity.ts'
import { type EntityFilter, exists, isExists, serializeFilter } from './entityFilter.ts'
import { batches } from './refChunks.ts'
import { presenceFields } from './relatedRefs.ts'
import { uniqueEntities } from './uniqueEntities.ts'

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
  /** In place of the request's own. */
  readonly decode?: (json: unknown) => unknown
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

/** Begins the cursor of a page in parts (`isTooLong`), which has the cursors of all that go on. */
const partsMark = 'parts:'

/** In the cursor of a page in parts. */
interface PartsCursor {
  readonly cursors: readonly string[]
  readonly total?: number
}

/** Entities of a part that are read to count them. The sum of the parts stands for what has more. */
const mostCounted = 10_000

function totalOf(pages: readonly EntityPage[]): number | undefined {
  const totals = pages.flatMap(({ total }) => total ?? [])
  if (totals.length === 0) return undefined
  const isWhole = pages.every(({ nextCursor }) => nextCursor === null)
  return isWhole
    ? uniqueEntities(pages.flatMap(({ items }) => items)).length
    : totals.reduce((sum, total) => sum + total, 0)
}

function joinedPages(pages: readonly EntityPage[], total: number | undefined): EntityPage {
  const cursors = pages.flatMap(({ nextCursor }) => nextCursor ?? [])
  const counted = total !== undefined && { total }
  const next: PartsCursor = { cursors, ...counted }
  return {
    items: uniqueEntities(pages.flatMap(({ items }) => items)),
    nextCursor: cursors.length === 0 ? null : partsMark + JSON.stringify(next),
    ...counted,
  }
}

function cursorsIn(cursor: string | undefined): PartsCursor | undefined {
  if (cursor?.startsWith(partsMark) !== true) return undefined
  const next: unknown = JSON.parse(cursor.slice(partsMark.length))
  return isRecord(next) && Array.isArray(next['cursors'])
    ? (next as unknown as PartsCursor)
    : undefined
}

/** An entity may match several parts, so their totals do not add up: refs are read and counted. */
function pageParts(query: EntitiesQuery): Parts {
  const { filters, limit, hasTotal = false } = query
  const parts = filterParts(filters)
  const isCounted = hasTotal && parts.length > 1
  const pages = isCounted && limit === 0 ? [] : parts
  const pathsOf = (some: typeof parts, changes: Partial<EntitiesQuery>) =>
    some.map((one) => entitiesQueryPath({ ...query, ...changes, filters: one }))
  const counted = { fields: presenceFields, limit: mostCounted, offset: 0, order: [] }
  return {
    paths: [...pathsOf(pages, {}), ...(isCounted ? pathsOf(parts, counted) : [])],
    join: (answers) => {
      const all = answers as readonly EntityPage[]
      const total = totalOf(isCounted ? all.slice(pages.length) : all)
      return joinedPages(all.slice(0, pages.length), total)
    },
  }
}

/** `GET /entities/by-query`, or `POST` with a predicate. */
export function pageQuestion(query: EntitiesQuery): Question {
  const next = cursorsIn(query.cursor)
  if (next) {
    const paths = next.cursors.map((cursor) => entitiesQueryPath({ ...query, cursor }))
    const join = (answers: readonly unknown[]) =>
      joinedPages(answers as readonly EntityPage[], next.total)
    return { path: '/entities/by-query', parts: { paths, join } }
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
  return { path: '/entities/by-query', method: 'POST', body, parts: pageParts(query) }
}

/** `GET /entity-facets`, or `POST`. In parts, the entities are read and counted, each once. */
export function facetsQuestion(
  facets: readonly string[],
  filters: readonly EntityFilter[] = [],
): Question {
  const path = facetsPath(facets, filters)
  if (path.length <= longestPath) return { path }
  const fields = fieldsOfFacets(facets)
  const paths = filterParts(filters).map((some) => entitiesListPath({ filters: some, fields }))
  return {
    path: '/entity-facets',
    method: 'POST',
    body: { facets, query: predicateOf(filters) },
    parts: {
      paths,
      decode: decodeEntities,
      join: (answers) => facetsOf(facets, (answers as readonly (readonly Entity[])[]).flat()),
    },
  }
}

/** `GET /entities`, which has no POST. */
export function listQuestion(query: EntitiesListQuery): Question {
  const path = entitiesListPath(query)
  if (path.length <= longestPath) return { path }
  const join = (answers: readonly unknown[]) =>
    uniqueEntities((answers as readonly (readonly Entity[])[]).flat())
  const paths = filterParts(query.filters).map((filters) => entitiesListPath({ ...query, filters }))
  return { path: '/entities', parts: { paths, join } }
}
