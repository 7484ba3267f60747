// The catalog index's filters, as they are in the URL. Parameter names are Backstage's (`filters[kind]=…`), so that
// bookmarks work; invalid values become the defaults.

import { encodePart } from '../encodePath.ts'
import type { EntityFilter } from '../entities/entityFilter.ts'
import { findEntityRef, stringifyEntityRef } from '../entities/entityRef.ts'
import { longestFilterValue, mostFilterValues } from '../entities/indexLinks.ts'
import { keysOf } from '../typedKeys.ts'
import { formatIndexLook, parseIndexLook, type IndexLook } from './indexLook.ts'
import { formatIndexSort, parseIndexSort, type IndexSort } from './indexSort.ts'

/** All entities, those owned by the user and their groups, or starred ones. */
export const scopes = ['all', 'owned', 'starred'] as const
export type Scope = (typeof scopes)[number]

/** Lists are sorted, without duplicates; an empty one does not filter. */
interface Filters {
  /** In lower case; `all` shows every kind. */
  readonly kind: string
  readonly scope: Scope
  /** Values of `spec.type`. */
  readonly types: readonly string[]
  /** Refs of groups and users. */
  readonly owners: readonly string[]
  readonly lifecycles: readonly string[]
  readonly tags: readonly string[]
  readonly namespaces: readonly string[]
  /** Refs that the entities are part of. */
  readonly systems: readonly string[]
  readonly domains: readonly string[]
  /** The location that registered the entities, such as `url:https://…`. */
  readonly locations: readonly string[]
  /** Only orphans. */
  readonly isOrphan: boolean
  /** Only entities with processing errors, which the catalog does not index: the portal filters them itself. */
  readonly hasErrors: boolean
  readonly text: string
}

export interface IndexQuery extends Filters {
  /** Sorted by name if missing. */
  readonly sort?: IndexSort
  /** The user's choice if missing. */
  readonly look?: IndexLook
}

export const allKinds = 'all'

const kindForm = /^[a-z][a-z0-9]{0,62}$/
const longestText = 200

/** One field of the query: its URL parameter, and its filter on the server. */
interface Field<Value> {
  /** The name in `filters[…]`. */
  readonly parameter: string
  /** Never throws. */
  readonly read: (values: readonly string[]) => Value
  /** Undefined for the default value. */
  readonly write: (value: Value) => readonly string[]
  readonly filterOf: (value: Value) => EntityFilter
}

const listField = (
  parameter: string,
  filterKey: string,
  read: (text: string) => string | undefined = (text) => text,
): Field<readonly string[]> => ({
  parameter,
  read: (values) => {
    const known = values.flatMap((value) => read(value.toWellFormed().trim()) ?? [])
    const usable = known.filter(
      (value) => value !== '' && value.length <= longestFilterValue && !/[,\0]/.test(value),
    )
    return [...new Set(usable)].sort().slice(0, mostFilterValues)
  },
  write: (values) => [...values].sort(),
  filterOf: (values) => (values.length === 0 ? {} : { [filterKey]: values }),
})

/** Completes refs: `team-a` becomes a ref of the expected kind. */
const refField = (parameter: string, filterKey: string, kind: string) =>
  listField(parameter, filterKey, (text) => {
    const ref = findEntityRef(text, { kind })
    return ref && stringifyEntityRef(ref)
  })

const flagField = (parameter: string, filter: EntityFilter): Field<boolean> => ({
  parameter,
  read: ([value]) => value === 'true',
  write: (isSet) => (isSet ? ['true'] : []),
  filterOf: (isSet) => (isSet ? filter : {}),
})

const fields: { readonly [Name in keyof Filters]: Field<Filters[Name]> } = {
  kind: {
    parameter: 'kind',
    read: ([kind = '']) => {
      const read = kind.trim().toLowerCase()
      return kindForm.test(read) ? read : 'component'
    },
    write: (kind) => (kind === 'component' ? [] : [kind]),
    filterOf: (kind) => (kind === allKinds ? {} : { kind }),
  },
  scope: {
    parameter: 'user',
    read: ([value]) => scopes.find((scope) => scope === value) ?? 'all',
    write: (scope) => (scope === 'all' ? [] : [scope]),
    // Depends on the user: see `scopeFilters.ts`.
    filterOf: () => ({}),
  },
  types: listField('type', 'spec.type'),
  owners: refField('owners', 'relations.ownedBy', 'group'),
  lifecycles: listField('lifecycles', 'spec.lifecycle'),
  tags: listField('tags', 'metadata.tags'),
  namespaces: listField('namespace', 'metadata.namespace', (text) => text.toLowerCase()),
  systems: refField('system', 'relations.partOf', 'system'),
  domains: refField('domain', 'relations.partOf', 'domain'),
  locations: listField('location', 'metadata.annotations.backstage.io/managed-by-location'),
  isOrphan: flagField('orphan', { 'metadata.annotations.backstage.io/orphan': 'true' }),
  hasErrors: flagField('error', {}),
  text: {
    parameter: 'text',
    // Cut between characters; some keyboards send halves of them.
    read: ([text = '']) =>
      Array.from(text.toWellFormed().trimStart()).slice(0, longestText).join(''),
    write: (text) => (text === '' ? [] : [text]),
    // A parameter of its own, not a filter.
    filterOf: () => ({}),
  },
}

/** In the order of the URL. */
const names = keysOf(fields)

/** The same fields without the types of their values, to treat them all alike. */
const anyField = fields as Readonly<Record<keyof Filters, Field<unknown>>>

/** Reads a parameter in all its forms: `filters[type]`, `filters[type][]` and `filters[type][0]`. */
function readParameters(search: string): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(search)) {
    const [, parameter] = /^filters\[(\w+)\](?:\[\d*\])?$/.exec(name) ?? []
    if (parameter !== undefined) values.set(parameter, [...(values.get(parameter) ?? []), value])
  }
  return values
}

/** Reads `location.search`; never throws. */
export function parseIndexQuery(search: string): IndexQuery {
  const values = readParameters(search)
  const query: Partial<Record<keyof Filters, unknown>> = {}
  for (const name of names) {
    const { parameter, read } = anyField[name]
    query[name] = read(values.get(parameter) ?? [])
  }
  const filters = query as Filters
  const parameters = new URLSearchParams(search)
  const sort = parseIndexSort(parameters.get('sort'), filters.kind)
  const look = parseIndexLook(parameters, filters.kind)
  return { ...filters, ...(sort && { sort }), ...(look && { look }) }
}

export const defaultIndexQuery: IndexQuery = parseIndexQuery('')

/** The `location.search` of a query, with its leading `?`; defaults are left out. */
export function formatIndexQuery(query: IndexQuery): string {
  const parameters = names.flatMap((name) => {
    const { parameter, write } = anyField[name]
    return write(query[name]).map((value) => `filters[${parameter}]=${encodePart(value)}`)
  })
  const order = formatIndexSort(query.sort, query.kind)
  const all = [
    ...parameters,
    ...(order === undefined ? [] : [`sort=${order}`]),
    ...formatIndexLook(query.look),
  ]
  return all.length === 0 ? '' : `?${all.join('&')}`
}

/** The same filters, sorted by name. */
export function unsorted<Query extends IndexQuery>(query: Query): Omit<Query, 'sort'> {
  const { sort, ...others } = query
  return sort ? others : query
}

/** The same entities in the same order, with the columns and the density of the user. */
export function withoutLook<Query extends IndexQuery>(query: Query): Omit<Query, 'look'> {
  const { look, ...others } = query
  return look ? others : query
}

/** The filters alone. */
export const onlyFilters = (query: IndexQuery) => withoutLook(unsorted(query))

const isList = (value: unknown): value is readonly string[] => Array.isArray(value)

/** System and domain are one key for the server, so either may match. */
export function filterOf(query: IndexQuery): EntityFilter {
  const filter: Record<string, EntityFilter[string]> = {}
  const parts = names.flatMap((name) => Object.entries(anyField[name].filterOf(query[name])))
  for (const [key, value] of parts) {
    const before = filter[key]
    filter[key] = isList(before) && isList(value) ? [...before, ...value] : value
  }
  return filter
}

/** The parts of a query that also apply to another kind. */
export const queryOfKind = (query: IndexQuery, kind: string): IndexQuery => ({
  ...(kind === query.kind ? query : withoutLook(query)),
  kind,
  types: kind === query.kind ? query.types : [],
  owners: isOwned(kind) ? query.owners : [],
  systems: isPartOfSystems(kind) ? query.systems : [],
  domains: isPartOfDomains(kind) ? query.domains : [],
  lifecycles: hasLifecycle(kind) ? query.lifecycles : [],
})

/** A kind that the portal does not know may have everything. */
const exceptFor = (kinds: readonly string[]) => (kind: string) => !kinds.includes(kind)

const withoutOwner = ['group', 'user', 'location']

export const isOwned = exceptFor(withoutOwner)

export const hasLifecycle = exceptFor([...withoutOwner, 'system', 'domain', 'resource'])

export const isPartOfSystems = (kind: string): boolean =>
  ['component', 'api', 'resource', allKinds].includes(kind)

export const isPartOfDomains = (kind: string): boolean =>
  ['system', 'domain', allKinds].includes(kind)
