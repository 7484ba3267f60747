// The query of the search page, as it is in the URL. Parameter names are Backstage's (`query`, `types[]`, `filters[…]`,
// `pageCursor`), so that bookmarks work.

import { encodePart } from '../encodePath.ts'
import { searchPath } from '../paths.ts'

/** The filters that the page offers, with the fields of the index. */
export const searchFilters = ['kind', 'lifecycle', 'owner'] as const

export interface SearchQuery {
  /** As typed, without spaces around it. */
  readonly term: string
  /** Sorted, without duplicates; empty for all. */
  readonly types: readonly string[]
  /** Values by field of the index, sorted; a document must match one of each. */
  readonly filters: Readonly<Record<string, readonly string[]>>
  /** Opaque; missing on the first page. */
  readonly pageCursor?: string
}

/** A question to the search backend (spec 2 §3). */
export interface SearchRequest extends Omit<SearchQuery, 'term'> {
  /** Missing if empty: then all documents match. */
  readonly term?: string
  readonly pageLimit: number
  /** The component that shows the answer. */
  readonly reader?: string
}

export const emptyQuery: SearchQuery = { term: '', types: [], filters: {} }

/** Longer than the backend takes, so that it refuses a long term instead of this page cutting it. */
const longestTerm = 1_000
const longestValue = 200
const longestCursor = 500
const mostValues = 20

const cut = (text: string, most: number): string =>
  Array.from(text.toWellFormed()).slice(0, most).join('')

const listOf = (values: readonly string[]): readonly string[] => {
  const known = values
    .map((value) => value.toWellFormed().trim())
    .filter((value) => value !== '' && value.length <= longestValue && !value.includes('\0'))
  return [...new Set(known)].sort().slice(0, mostValues)
}

const typesForm = /^types(?:\[\d*\])?$/
const filterForm = /^filters\[([\w.-]{1,60})\](?:\[\d*\])?$/

function filtersOf(parameters: URLSearchParams): SearchQuery['filters'] {
  const values = new Map<string, string[]>()
  for (const [key, value] of parameters) {
    const field = filterForm.exec(key)?.[1]
    if (field !== undefined) values.set(field, [...(values.get(field) ?? []), value])
  }
  const filters = [...values].map(([field, all]) => [field, listOf(all)] as const)
  return Object.fromEntries(filters.filter(([, all]) => all.length > 0).sort())
}

/** Reads `location.search`; never throws. */
export function parseSearchQuery(search: string): SearchQuery {
  const parameters = new URLSearchParams(search)
  const cursor = parameters.get('pageCursor') ?? ''
  const types = [...parameters].flatMap(([key, value]) => (typesForm.test(key) ? [value] : []))
  return {
    term: cut(parameters.get('query') ?? '', longestTerm).trim(),
    types: listOf(types),
    filters: filtersOf(parameters),
    ...(cursor !== '' && cursor.length <= longestCursor && { pageCursor: cursor.toWellFormed() }),
  }
}

type Parameter = readonly [name: string, value: string]

const written = (parameters: readonly Parameter[]): string =>
  parameters.map(([name, value]) => `${name}=${encodePart(value)}`).join('&')

const filterParameters = (
  filters: SearchQuery['filters'],
  nameOf: (field: string, place: number) => string,
): readonly Parameter[] =>
  Object.entries(filters).flatMap(([field, values]) =>
    values.map((value, place): Parameter => {
      const isOnly = values.length === 1
      return [isOnly ? `filters[${field}]` : nameOf(field, place), value]
    }),
  )

/** The address of a query; what is empty is left out. */
export function searchAddress({ term, types, filters, pageCursor }: SearchQuery): string {
  const text = term.toWellFormed().trim()
  const parameters: readonly Parameter[] = [
    ...(text === '' ? [] : [['query', text] as const]),
    ...types.map((type): Parameter => ['types[]', type]),
    ...filterParameters(filters, (field) => `filters[${field}][]`),
    ...(pageCursor === undefined ? [] : [['pageCursor', pageCursor] as const]),
  ]
  return parameters.length === 0 ? searchPath : `${searchPath}?${written(parameters)}`
}

/** A change of term, types or filters leads to the first page. */
export function narrowed(
  { term, types, filters }: SearchQuery,
  part: Partial<Omit<SearchQuery, 'pageCursor'>>,
): SearchQuery {
  return { term, types, filters, ...part }
}

/** With this filter instead of the field's own; no values remove it. */
export function withFilter(
  query: SearchQuery,
  field: string,
  values: readonly string[],
): SearchQuery {
  const others = Object.entries(query.filters).filter(([name]) => name !== field)
  const all = values.length === 0 ? others : [...others, [field, listOf(values)] as const]
  return narrowed(query, { filters: Object.fromEntries(all.sort()) })
}

/** Without a term, type or filter nothing is asked for. */
export const isBlank = ({ term, types, filters }: SearchQuery): boolean =>
  term === '' && types.length === 0 && Object.keys(filters).length === 0

/** @internal Exported for tests. */
export const requestOf = (
  { term, ...query }: SearchQuery,
  pageLimit: number,
  reader?: string,
): SearchRequest => ({
  ...query,
  ...(term !== '' && { term }),
  pageLimit,
  ...(reader !== undefined && { reader }),
})

/** Documentation has its kinds in lower case in the index, and some engines compare letter by letter. */
const indexedFilters = ({ types, filters }: SearchRequest): SearchQuery['filters'] =>
  types.length === 1 && types[0] === 'techdocs' && filters['kind']
    ? { ...filters, kind: filters['kind'].map((kind) => kind.toLowerCase()) }
    : filters

/** `GET /query` of the search backend (spec 2 §7), in the form that Backstage's client sends. */
export function searchRequestPath(request: SearchRequest): string {
  const { types, term, pageLimit, pageCursor } = request
  const parameters: readonly Parameter[] = [
    ...(term === undefined ? [] : [['term', term] as const]),
    ...types.map((type, place): Parameter => [`types[${String(place)}]`, type]),
    ...filterParameters(
      indexedFilters(request),
      (field, place) => `filters[${field}][${String(place)}]`,
    ),
    ['pageLimit', String(pageLimit)],
    ...(pageCursor === undefined ? [] : [['pageCursor', pageCursor] as const]),
  ]
  return `/query?${written(parameters)}`
}

const readerPrefix = 'search '

/** `SearchRequest.reader` of the page at an address. */
export const searchReader = (query: SearchQuery): string => readerPrefix + searchAddress(query)

export interface CountsRequest {
  readonly request: SearchRequest
  /** Types to count; `''` counts over all. */
  readonly types: readonly string[]
}

/** The requests of the search page. */
export interface SearchQuestions {
  readonly results: SearchRequest
  readonly counts: CountsRequest
}

const defaultLimit = 25

/** Undefined if nothing is searched for. `types` are those that the page offers. */
export function searchQuestions(
  query: SearchQuery,
  types: readonly string[],
  pageLimit = defaultLimit,
): SearchQuestions | undefined {
  if (isBlank(query)) return undefined
  const { term, filters } = query
  return {
    results: requestOf(query, pageLimit, searchReader(query)),
    counts: { request: requestOf({ term, types: [], filters }, 1), types: ['', ...types] },
  }
}

export const isSearchReader = (reader: string | undefined): boolean =>
  reader?.startsWith(readerPrefix) === true
