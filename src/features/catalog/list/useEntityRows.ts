import { useMemo } from 'react'
import { rowsRequest } from '../../../model/catalog/entityListRequest.ts'
import { canMatch, type RowsQuery } from '../../../model/catalog/scopeFilters.ts'
import type { Entity } from '../../../model/entities/entity.ts'
import { toFailure, type Failure } from '../../../model/failure.ts'
import { useEntityPagesInfiniteQuery } from '../../entities/entitiesApi.ts'

export type EntityRows =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | FoundRows

export interface FoundRows {
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
  /** The catalog has lost the place: what is shown must be read anew. */
  | { readonly status: 'stale' }
  | { readonly status: 'failed'; readonly failure: Failure }

/** Where nothing can match, such as no star at all, nobody is asked. */
const nothing: EntityRows = {
  status: 'found',
  rows: [],
  isUpdating: false,
  more: { status: 'none' },
  loadMore: () => undefined,
}

/** The rows of a query as one state: no rows of another query are ever given as current. */
export function useEntityRows(query: RowsQuery): EntityRows {
  const skip = !canMatch(query)
  const list = useEntityPagesInfiniteQuery(rowsRequest(query), { skip })
  const { data, currentData, error, hasNextPage, isFetching } = list
  const rows = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data])
  const failure = isFetching || error === undefined ? undefined : toFailure(error)
  const loadMore = () => {
    if (!hasNextPage || isFetching) return
    // With the same cursor it would fail for ever; what is shown is read anew, with cursors of its own.
    if (failure?.kind === 'staleCursor') void list.refetch()
    else void list.fetchNextPage()
  }
  if (skip) return nothing
  if (currentData === undefined && failure !== undefined && failure.kind !== 'aborted') {
    return { status: 'failed', failure, retry: () => void list.refetch() }
  }
  if (data === undefined) return { status: 'loading' }
  const more = (): MoreRows => {
    if (failure?.kind === 'staleCursor') return { status: 'stale' }
    if (failure !== undefined) return { status: 'failed', failure }
    if (!hasNextPage) return { status: 'none' }
    return { status: isFetching ? 'loading' : 'waiting' }
  }
  return { status: 'found', rows, isUpdating: currentData === undefined, more: more(), loadMore }
}
