import { useMemo } from 'react'
import { rowsRequest } from '../../../model/catalog/entityListRequest.ts'
import { canMatch, type RowsQuery } from '../../../model/catalog/scopeFilters.ts'
import { textMatcher } from '../../../model/catalog/textMatch.ts'
import type { Entity } from '../../../model/entities/entity.ts'
import { uniqueEntities } from '../../../model/entities/uniqueEntities.ts'
import { toFailure, type Failure } from '../../../model/failure.ts'
import { useEntityPagesInfiniteQuery } from '../../entities/entitiesApi.ts'
import { useFaultyPagesInfiniteQuery } from './faultyEntitiesApi.ts'

export type EntityRows =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | FoundRows

export interface FoundRows {
  readonly status: 'found'
  readonly rows: readonly Entity[]
  /** The rows are those of the previous query that match the text, while the next ones load. */
  readonly isUpdating: boolean
  readonly more: MoreRows
  readonly loadMore: () => void
  /** Number of entities that were read for rows with errors; undefined if the catalog has filtered them. */
  readonly checked?: number
}

/** State of the next page. */
type MoreRows =
  | { readonly status: 'none' }
  | { readonly status: 'waiting' }
  | { readonly status: 'loading' }
  /** The cursor has expired, so the rows must be read from the start. */
  | { readonly status: 'stale' }
  | { readonly status: 'failed'; readonly failure: Failure }

/** No request if nothing can match, for example without stars. */
const nothing: EntityRows = {
  status: 'found',
  rows: [],
  isUpdating: false,
  more: { status: 'none' },
  loadMore: () => undefined,
}

/**
 * The rows of a query as one state. Rows of another query never count as current.
 * @param text The text in the search box, which may be ahead of the query's.
 */
export function useEntityRows(query: RowsQuery, text: string): EntityRows {
  const skip = !canMatch(query)
  const request = rowsRequest(query)
  const filtered = useEntityPagesInfiniteQuery(request, { skip: skip || query.hasErrors })
  const faulty = useFaultyPagesInfiniteQuery(request, { skip: skip || !query.hasErrors })
  const list = query.hasErrors ? faulty : filtered
  const { data, currentData, error, hasNextPage, isFetching } = list
  const isAhead = text.trim() !== query.text.trim()
  const isUpdating = isAhead || currentData === undefined
  // The pages of a question in parts may have an entity in common.
  const all = useMemo(() => uniqueEntities(data?.pages.flatMap(({ items }) => items) ?? []), [data])
  const narrowedBy = isUpdating ? text.trim() : ''
  const rows = useMemo(
    () => (narrowedBy === '' ? all : all.filter(textMatcher(narrowedBy))),
    [all, narrowedBy],
  )
  const failure = isFetching || error === undefined ? undefined : toFailure(error)
  const loadMore = () => {
    if (!hasNextPage || isFetching || isUpdating) return
    // The same cursor would fail again, so all pages are read with new cursors.
    if (failure?.kind === 'staleCursor') void list.refetch()
    else void list.fetchNextPage()
  }
  if (skip) return nothing
  const hasFailed = failure !== undefined && failure.kind !== 'aborted'
  if (currentData === undefined && hasFailed && !isAhead) {
    return { status: 'failed', failure, retry: () => void list.refetch() }
  }
  if (data === undefined) return { status: 'loading' }
  const more = (): MoreRows => {
    if (isUpdating) return { status: 'none' }
    if (failure?.kind === 'staleCursor') return { status: 'stale' }
    if (failure !== undefined) return { status: 'failed', failure }
    if (!hasNextPage) return { status: 'none' }
    return { status: isFetching ? 'loading' : 'waiting' }
  }
  const checked = query.hasErrors
    ? faulty.data?.pages.reduce((sum, page) => sum + page.checked, 0)
    : undefined
  return {
    ...{ status: 'found', rows, isUpdating, more: more(), loadMore },
    ...(checked !== undefined && { checked }),
  }
}
