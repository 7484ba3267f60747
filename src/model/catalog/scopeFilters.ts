// Turns a query's scope (`owned`, `starred`) into filters for this user.

import type { EntityFilter } from '../entities/entityFilter.ts'
import { findEntityRef } from '../entities/entityRef.ts'
import { filterOf, type IndexQuery } from './indexQuery.ts'

/** An index query with the refs that its scope stands for; no refs for `all`. */
export interface RowsQuery extends IndexQuery {
  /** For `owned` the user and their groups, for `starred` the starred entities, as `stringifyEntityRef` gives them. */
  readonly refs?: readonly string[]
}

/** One of these filters must match; empty if nothing can match, so that no request is needed. */
export function filtersOf(query: RowsQuery): readonly EntityFilter[] {
  const base = filterOf(query)
  if (query.scope === 'all') return [base]
  const { refs = [] } = query
  return query.scope === 'owned'
    ? ownedFilters(base, query, refs)
    : starredFilters(base, query, refs)
}

/** False if nothing can match, for example without any star. */
export const canMatch = (query: RowsQuery): boolean => filtersOf(query).length > 0

/** The user's own and the chosen owners are one key for the server, so only refs in both lists remain. */
function ownedFilters(base: EntityFilter, { owners }: IndexQuery, refs: readonly string[]) {
  const among = owners.length === 0 ? refs : refs.filter((ref) => owners.includes(ref))
  return among.length === 0 ? [] : [{ ...base, 'relations.ownedBy': among }]
}

/** One filter per kind and namespace, because values of one key are alternatives. */
function starredFilters(
  base: EntityFilter,
  { kind, namespaces }: IndexQuery,
  stars: readonly string[],
) {
  const groups = new Map<string, { kind: string; namespace: string; names: string[] }>()
  for (const star of stars) {
    const ref = findEntityRef(star)
    if (!ref || ('kind' in base && ref.kind !== kind)) continue
    if (namespaces.length > 0 && !namespaces.includes(ref.namespace)) continue
    const key = `${ref.kind}:${ref.namespace}`
    const group = groups.get(key) ?? { kind: ref.kind, namespace: ref.namespace, names: [] }
    groups.set(key, { ...group, names: [...group.names, ref.name] })
  }
  return [...groups.values()].map(({ names, ...one }) => ({
    ...base,
    kind: one.kind,
    'metadata.namespace': one.namespace,
    'metadata.name': names,
  }))
}

/** The user's ref, those of their groups, and their stars. */
export interface Mine {
  readonly owned: readonly string[]
  readonly starred: readonly string[]
}

export const rowsQueryOf = (query: IndexQuery, mine: Mine): RowsQuery =>
  query.scope === 'all' ? query : { ...query, refs: mine[query.scope] }
