import { useMemo } from 'react'
import type { IndexQuery } from '../../model/catalog/indexQuery.ts'
import type { Entity } from '../../model/entity.ts'
import { toFailure, type Failure } from '../../model/failure.ts'
import { useListEntitiesInfiniteQuery } from './catalogApi.ts'

export type EntityRows =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | {
      readonly status: 'found'
      readonly rows: readonly Entity[]
      /** These rows are those of the query before; the ones asked for are on their way. */
      readonly isUpdating: boolean
      readonly more: MoreRows
      readonly loadMore: () => void
    }

/** What follows the last row. */
type MoreRows =
  | { readonly status: 'none' }
  | { readonly status: 'waiting' }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure }

/** The rows of a query as one state: no rows of another query are ever given as current. */
export function useEntityRows(query: IndexQuery): EntityRows {
  const list = useListEntitiesInfiniteQuery(query)
  const { data, currentData, error, hasNextPage, isFetching, isFetchingNextPage } = list
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data])
  const failure = isFetching || error === undefined ? undefined : toFailure(error)
  const loadMore = () => {
    if (hasNextPage && !isFetching) void list.fetchNextPage()
  }
  if (currentData === undefined && failure !== undefined && failure.kind !== 'aborted') {
    return { status: 'failed', failure, retry: () => void list.refetch() }
  }
  if (data === undefined) return { status: 'loading' }
  const more = (): MoreRows => {
    if (failure !== undefined) return { status: 'failed', failure }
    if (isFetchingNextPage) return { status: 'loading' }
    return { status: hasNextPage ? 'waiting' : 'none' }
  }
  return { status: 'found', rows, isUpdating: currentData === undefined, more: more(), loadMore }
}
