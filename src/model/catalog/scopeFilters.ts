// What a query asks of the server for the person who asks: `owned` and `starred` become filters over their refs.

import type { EntityFilter } from '../entities/entityFilter.ts'
import { findEntityRef } from '../entities/entityRef.ts'
import { filterOf, type IndexQuery } from './indexQuery.ts'

/** An index query, and whom or what its scope means; without refs where that is `all`. */
export interface RowsQuery extends IndexQuery {
  /** Of `owned` the person and their groups, of `starred` the stars; as `stringifyEntityRef` gives them. */
  readonly refs?: readonly string[]
}

/** Characters of all refs in one URL: proxies take 8 KB, and a bearer token travels beside it. */
const mostText = 5_000
/** Of a parameter's name and its separators, encoded, around each ref. */
const aroundEach = 28

/** The last refs that fit into a URL: of the stars the newest. */
export function fittingRefs(refs: readonly string[]): readonly string[] {
  let left = mostText
  const last = refs.toReversed().findIndex((ref) => {
    left -= ref.length + aroundEach
    return left < 0
  })
  return last === -1 ? refs : refs.slice(refs.length - last)
}

/** The filters of which one must match; none where nothing can match and nobody need be asked. */
export function filtersOf(query: RowsQuery): readonly EntityFilter[] {
  const base = filterOf(query)
  if (query.scope === 'all') return [base]
  const refs = fittingRefs(query.refs ?? [])
  return query.scope === 'owned'
    ? ownedFilters(base, query, refs)
    : starredFilters(base, query, refs)
}

/** False where no entity can be found: nothing starred, say. */
export const canMatch = (query: RowsQuery): boolean => filtersOf(query).length > 0

/** Both "mine" and "of these owners" is one key to the server: mine among these owners. */
function ownedFilters(base: EntityFilter, { owners }: IndexQuery, refs: readonly string[]) {
  const among = owners.length === 0 ? refs : refs.filter((ref) => owners.includes(ref))
  return among.length === 0 ? [] : [{ ...base, 'relations.ownedBy': among }]
}

/** One filter for each kind and namespace, for of one key any value may match. */
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

/** Who asks: their own ref with those of their groups, and what they starred. */
export interface Mine {
  readonly owned: readonly string[]
  readonly starred: readonly string[]
}

export const rowsQueryOf = (query: IndexQuery, mine: Mine): RowsQuery =>
  query.scope === 'all' ? query : { ...query, refs: mine[query.scope] }
