import { allKinds, queryOfKind, type IndexQuery } from '../../../model/catalog/indexQuery.ts'
import { filtersOf, rowsQueryOf } from '../../../model/catalog/scopeFilters.ts'
import type { FacetValue } from '../../../model/entities/answers.ts'
import { useFacetsQuery } from '../../entities/catalogApi.ts'
import { usePersonalRefs } from './usePersonalRefs.ts'
import { useSettledQuery } from './useSettledQuery.ts'

type Facet = 'kind' | 'spec.type'

interface FacetCounts {
  /** Undefined until they are known for this kind. */
  readonly values: readonly FacetValue[] | undefined
  readonly isError: boolean
  readonly retry: () => void
}

/** All other filters apply. */
const withoutOwn = (query: IndexQuery, facet: Facet): IndexQuery =>
  facet === 'kind' ? queryOfKind(query, allKinds) : { ...query, types: [] }

/**
 * The values of a facet with their counts, among the entities that match the other filters but not the search, which the
 * catalog cannot count (backend 3.x). While rows load, the previous counts stay.
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
  return {
    values: settled && isOfKind ? found : undefined,
    isError,
    retry: () => void refetch(),
  }
}
