import { countRequest } from '../../../../model/catalog/entityListRequest.ts'
import { canMatch, type RowsQuery } from '../../../../model/catalog/scopeFilters.ts'
import { useEntityPageQuery } from '../../../entities/entitiesApi.ts'

/** Number of matching entities; undefined until known, or while `isReady` is false. */
export function useEntityCount(
  query: RowsQuery,
  isReady: boolean,
  reader?: string,
): number | undefined {
  const isNone = !canMatch(query)
  const { currentData } = useEntityPageQuery(countRequest(query, reader), {
    skip: !isReady || isNone,
  })
  return isNone ? 0 : currentData?.total
}
