// The filters of the list of documentations, as they are in the URL. Parameter names are Backstage's (`filters[user]=…`).

import { encodePart } from '../encodePath.ts'
import type { EntitiesQuery } from '../entities/catalogPaths.ts'
import { docsAnnotation } from '../entities/docsEntity.ts'
import { exists, type EntityFilter } from '../entities/entityFilter.ts'
import { findEntityRef } from '../entities/entityRef.ts'
import { docsPath } from '../paths.ts'

export const docsScopes = ['all', 'owned', 'starred'] as const
type DocsScope = (typeof docsScopes)[number]

export interface DocsQuery {
  readonly text: string
  readonly scope: DocsScope
  readonly isTable: boolean
}

const longest = 200
const perPage = 60
/** So that the URL stays below the 8 KB that proxies take. */
const mostRefs = 100

const fields = [
  'kind',
  'metadata.name',
  'metadata.namespace',
  'metadata.title',
  'metadata.description',
  'metadata.annotations',
  'spec.type',
  'spec.owner',
] as const

const textFields = ['metadata.name', 'metadata.title', 'metadata.description'] as const

const hasDocs: EntityFilter = { [`metadata.annotations.${docsAnnotation}`]: exists }

const cut = (text: string): string => Array.from(text.toWellFormed()).slice(0, longest).join('')

/** Reads `location.search`; never throws. */
export function parseDocsQuery(search: string): DocsQuery {
  const parameters = new URLSearchParams(search)
  const scope = parameters.get('filters[user]')
  return {
    text: cut((parameters.get('filters[text]') ?? '').trimStart()),
    scope: docsScopes.find((one) => one === scope) ?? 'all',
    isTable: parameters.get('view') === 'table',
  }
}

/** The address of a query; defaults are left out. */
export function docsAddress({ text, scope, isTable }: DocsQuery): string {
  const parameters = [
    ...(scope === 'all' ? [] : [`filters[user]=${scope}`]),
    ...(text === '' ? [] : [`filters[text]=${encodePart(text)}`]),
    ...(isTable ? ['view=table'] : []),
  ]
  return parameters.length === 0 ? docsPath : `${docsPath}?${parameters.join('&')}`
}

export const everything: DocsQuery = { text: '', scope: 'all', isTable: false }

export const hasFilters = ({ text, scope }: DocsQuery): boolean => text !== '' || scope !== 'all'

/** The user's refs of ownership and stars, as `stringifyEntityRef` gives them. */
interface Mine {
  readonly owned: readonly string[]
  readonly starred: readonly string[]
}

/** One filter for each kind and namespace, because values of one key are alternatives. */
function starredFilters(stars: readonly string[]): readonly EntityFilter[] {
  const groups = Map.groupBy(
    stars.slice(-mostRefs).flatMap((star) => findEntityRef(star) ?? []),
    ({ kind, namespace }) => `${kind}:${namespace}`,
  )
  return [...groups.values()].map((refs) => ({
    ...hasDocs,
    kind: refs[0]?.kind ?? '',
    'metadata.namespace': refs[0]?.namespace ?? '',
    'metadata.name': refs.map(({ name }) => name),
  }))
}

/** The alternatives that an entity may match; empty if none can. */
function filtersOf(scope: DocsScope, { owned, starred }: Mine): readonly EntityFilter[] {
  if (scope === 'starred') return starredFilters(starred)
  if (scope === 'all') return [hasDocs]
  return owned.length === 0 ? [] : [{ ...hasDocs, 'relations.ownedBy': owned.slice(0, mostRefs) }]
}

/** Undefined if nothing can match, for example without stars. */
export function docsRequest({ text, scope }: DocsQuery, mine: Mine): EntitiesQuery | undefined {
  const filters = filtersOf(scope, mine)
  if (filters.length === 0) return undefined
  return {
    reader: 'docs',
    filters,
    fields,
    limit: perPage,
    order: ['metadata.name,asc'],
    text: text.trim(),
    textFields,
  }
}
