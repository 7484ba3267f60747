import { skipToken } from '@reduxjs/toolkit/query'
import { isBlank, requestOf, type SearchQuery } from '../../model/search/searchQuery.ts'
import { usePolling } from '../../ui/behaviour/usePolling.ts'
import { useTypeCountsQuery, type TypeCounts } from './searchApi.ts'

const none: TypeCounts = { counts: {}, unindexed: [] }

/** The number of results of each type, and of all (`''`). Undefined until known. */
export function useTypeCounts(
  query: SearchQuery,
  types: readonly string[],
  isReady: boolean,
  isIndexMissing: boolean,
): TypeCounts | undefined {
  const { term, filters } = query
  const isAsked = isReady && !isBlank(query)
  const { currentData } = useTypeCountsQuery(
    isAsked
      ? {
          request: requestOf({ term, types: [], filters }, 1),
          types: ['', ...types],
        }
      : skipToken,
    { pollingInterval: usePolling(isAsked && isIndexMissing) },
  )
  return isBlank(query) ? none : currentData
}
