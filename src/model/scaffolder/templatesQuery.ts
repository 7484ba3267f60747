// The filters of the list of templates, as they are in the URL. Parameter names are Backstage's (`filters[type]=…`).

import { encodePart } from '../encodePath.ts'
import type { EntitiesQuery } from '../entities/catalogPaths.ts'
import type { EntityFilter } from '../entities/entityFilter.ts'
import { findEntityRef, stringifyEntityRef } from '../entities/entityRef.ts'
import { createPath } from '../paths.ts'

/** Lists are sorted, without duplicates; an empty one does not filter. */
export interface TemplatesQuery {
  readonly text: string
  /** Values of `spec.type`. */
  readonly types: readonly string[]
  /** Refs of groups and users. */
  readonly owners: readonly string[]
  readonly tags: readonly string[]
  /** Ids of actions that the template's steps use. */
  readonly actions: readonly string[]
  readonly isStarred: boolean
}

const longest = 200
const mostValues = 20
const templatesPerPage = 60
/** So that the URL stays below the 8 KB that proxies take. */
const mostStars = 100

const cardFields = [
  'kind',
  'metadata.name',
  'metadata.namespace',
  'metadata.title',
  'metadata.description',
  'metadata.tags',
  'metadata.links',
  'spec.type',
  'spec.owner',
  'status',
] as const

const textFields = [
  'metadata.name',
  'metadata.title',
  'metadata.description',
  'metadata.tags',
] as const

/** As the catalog indexes it: values are the ids of the actions in a template's steps. */
export const actionsFacet = 'spec.steps.action'

const readerPrefix = 'templates '

/** `EntitiesQuery.reader` of the list at an address. */
export const templatesReader = (query: TemplatesQuery): string =>
  readerPrefix + templatesAddress(query)

export const isTemplatesReader = (reader: string | undefined): boolean =>
  reader?.startsWith(readerPrefix) === true

const cut = (text: string): string => Array.from(text.toWellFormed()).slice(0, longest).join('')

/** Values in all forms of a parameter: `filters[type]`, `filters[type][]` and `filters[type][0]`. */
function valuesOf(parameters: URLSearchParams, name: string): readonly string[] {
  const form = /^filters\[(\w+)\](?:\[\d*\])?$/
  return [...parameters].flatMap(([key, value]) => (form.exec(key)?.[1] === name ? [value] : []))
}

function listOf(
  values: readonly string[],
  read: (text: string) => string | undefined = (text) => text,
): readonly string[] {
  const known = values
    .map((value) => read(value.toWellFormed().trim()) ?? '')
    .filter((value) => value !== '' && value.length <= longest && !/[,\0]/.test(value))
  return [...new Set(known)].sort().slice(0, mostValues)
}

function ownerOf(text: string): string | undefined {
  const ref = findEntityRef(text, { kind: 'group' })
  return ref && stringifyEntityRef(ref)
}

/** Reads `location.search`; never throws. */
export function parseTemplatesQuery(search: string): TemplatesQuery {
  const parameters = new URLSearchParams(search)
  const [text = ''] = valuesOf(parameters, 'text')
  return {
    text: cut(text.trimStart()),
    types: listOf(valuesOf(parameters, 'type')),
    owners: listOf(valuesOf(parameters, 'owners'), ownerOf),
    tags: listOf(valuesOf(parameters, 'tags')),
    actions: listOf(valuesOf(parameters, 'action')),
    isStarred: valuesOf(parameters, 'user')[0] === 'starred',
  }
}

/** The address of a query; defaults are left out. */
export function templatesAddress(query: TemplatesQuery): string {
  const { text, types, owners, tags, actions, isStarred } = query
  const user = isStarred ? ['starred'] : []
  const filters = { user, type: types, owners, tags, action: actions, text: [text] }
  const parameters = Object.entries(filters).flatMap(([name, values]) =>
    values.filter(Boolean).map((value) => `filters[${name}]=${encodePart(value)}`),
  )
  return parameters.length === 0 ? createPath : `${createPath}?${parameters.join('&')}`
}

/** The address of the templates that use an action. */
export const templatesUsing = (action: string): string =>
  templatesAddress({ ...parseTemplatesQuery(''), actions: [action] })

export const hasFilters = (query: TemplatesQuery): boolean => templatesAddress(query) !== createPath

const starredTemplates = (stars: readonly string[]) =>
  stars.map((star) => findEntityRef(star)).filter((ref) => ref?.kind === 'template')

/** Starred templates that are left out, the earliest ones. */
export const leftOutStars = ({ isStarred }: TemplatesQuery, stars: readonly string[]): number =>
  isStarred ? Math.max(0, starredTemplates(stars).length - mostStars) : 0

/** One filter for each namespace, because values of one key are alternatives. */
function starredFilters(base: EntityFilter, stars: readonly string[]): readonly EntityFilter[] {
  const names = new Map<string, string[]>()
  for (const ref of starredTemplates(stars).slice(-mostStars)) {
    if (!ref) continue
    names.set(ref.namespace, [...(names.get(ref.namespace) ?? []), ref.name])
  }
  return [...names].map(([namespace, ones]) => ({
    ...base,
    'metadata.namespace': namespace,
    'metadata.name': ones,
  }))
}

/** The alternatives that a template may match; empty if none can, for example without stars. */
function filtersOf(query: TemplatesQuery, stars: readonly string[]): readonly EntityFilter[] {
  const { types, owners, tags, actions, isStarred } = query
  const base = {
    kind: 'template',
    ...(types.length > 0 && { 'spec.type': types }),
    ...(owners.length > 0 && { 'relations.ownedBy': owners }),
    ...(tags.length > 0 && { 'metadata.tags': tags }),
    ...(actions.length > 0 && { [actionsFacet]: actions }),
  }
  return isStarred ? starredFilters(base, stars) : [base]
}

/** Sorted by type, for the headings, or by name while searching: the catalog sorts by one field. */
export function templatesRequest(
  query: TemplatesQuery,
  stars: readonly string[],
): EntitiesQuery | undefined {
  const filters = filtersOf(query, stars)
  if (filters.length === 0) return undefined
  return {
    reader: templatesReader(query),
    filters,
    fields: cardFields,
    limit: templatesPerPage,
    order: [query.text.trim() === '' ? 'spec.type,asc' : 'metadata.name,asc'],
    text: query.text.trim(),
    textFields,
  }
}
