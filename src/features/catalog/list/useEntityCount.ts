import { countRequest } from '../../../model/catalog/entityListRequest.ts'
import { canMatch, type RowsQuery } from '../../../model/catalog/scopeFilters.ts'
import { useEntityPageQuery } from '../../entities/entitiesApi.ts'

/** How many entities a query finds; undefined until the catalog has answered, or while `isReady` is false. */
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
