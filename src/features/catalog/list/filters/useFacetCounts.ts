import { matchesRequest } from '../../../../model/catalog/entityListRequest.ts'
import {
  allKinds,
  defaultIndexQuery,
  queryOfKind,
  type IndexQuery,
} from '../../../../model/catalog/indexQuery.ts'
import { canMatch, filtersOf, rowsQueryOf } from '../../../../model/catalog/scopeFilters.ts'
import type { Entity } from '../../../../model/entities/entity.ts'
import { useFacetsQuery } from '../../../entities/catalogApi.ts'
import { useEntityPageQuery } from '../../../entities/entitiesApi.ts'
import { useSettledQuery } from '../useSettledQuery.ts'
import { usePersonalRefs, useRowsQuery } from './usePersonalRefs.ts'

type Facet = 'kind' | 'spec.type'

export interface CountedValue {
  readonly value: string
  /** Undefined if the catalog cannot count it. */
  readonly count: number | undefined
}

export interface FacetCounts {
  /** Undefined until they are known for this kind. */
  readonly values: readonly CountedValue[] | undefined
  readonly isError: boolean
  readonly retry: () => void
}

/** All other filters apply. */
const withoutOwn = (query: IndexQuery, facet: Facet): IndexQuery =>
  facet === 'kind' ? queryOfKind(query, allKinds) : { ...query, types: [] }

const valueOf = ({ kind, spec }: Entity, facet: Facet): unknown =>
  facet === 'kind' ? kind : spec?.['type']

/** The matches of the search by kind and type; undefined without a search, or if there are too many. */
function useMatches(query: IndexQuery | null): readonly Entity[] | undefined {
  const everywhere = useRowsQuery({
    ...queryOfKind(query ?? defaultIndexQuery, allKinds),
    types: [],
  })
  const skip =
    query === null || query.text.trim() === '' || query.hasErrors || !canMatch(everywhere)
  const { data } = useEntityPageQuery(matchesRequest(everywhere), { skip })
  return skip || data?.nextCursor !== null ? undefined : data.items
}

/** Counts matches that pass the filter by the other facet. */
function countIn(matches: readonly Entity[], facet: Facet, query: IndexQuery) {
  const { kind, types } = query
  const isOfKind = (entity: Entity) => kind === allKinds || entity.kind.toLowerCase() === kind
  const isOfType = (entity: Entity) =>
    kind !== allKinds || types.length === 0 || types.includes(String(entity.spec?.['type']))
  const rest = matches.filter(facet === 'kind' ? isOfType : isOfKind)
  return (value: string) => rest.filter((entity) => valueOf(entity, facet) === value).length
}

/**
 * The values of a facet with their counts, among the entities that match the other filters and the search. While rows
 * load, the previous counts stay.
 */
export function useFacetCounts(query: IndexQuery, facet: Facet, isReady: boolean): FacetCounts {
  const mine = usePersonalRefs()
  const settled = useSettledQuery(query, isReady)
  const filters = settled ? filtersOf(rowsQueryOf(withoutOwn(settled, facet), mine)) : []
  const { data, isError, refetch } = useFacetsQuery(
    { facets: [facet], filters },
    { skip: filters.length === 0 },
  )
  const isOfKind = facet === 'kind' || settled?.kind === query.kind
  const found = filters.length === 0 ? [] : data?.[facet]
  const matches = useMatches(settled)
  const count = settled && matches ? countIn(matches, facet, settled) : () => undefined
  const isCounted = query.text === '' && !query.hasErrors
  const values = isCounted ? found : found?.map(({ value }) => ({ value, count: count(value) }))
  return {
    values: settled && isOfKind ? values : undefined,
    isError,
    retry: () => void refetch(),
  }
}
