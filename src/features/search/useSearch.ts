import { skipToken } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { toFailure, type Failure } from '../../model/failure.ts'
import type { SearchPage } from '../../model/search/searchAnswer.ts'
import {
  isBlank,
  requestOf,
  searchReader,
  type SearchQuery,
} from '../../model/search/searchQuery.ts'
import { isUnindexed } from '../../model/search/searchRefusal.ts'
import { usePolling } from '../../ui/behaviour/usePolling.ts'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import { useSearchPageQuery } from './searchApi.ts'

export type Search =
  /** Nothing is searched for. */
  | { readonly status: 'blank' }
  | { readonly status: 'loading' }
  | { readonly status: 'unindexed' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | {
      readonly status: 'found'
      readonly page: SearchPage
      /** The results are those of the previous query, while the next ones load. */
      readonly isUpdating: boolean
    }

const defaultLimit = 25

/** The results of a query; requested again while an index is missing. */
export function useSearch(query: SearchQuery, isIndexMissing: boolean): Search {
  const limit = useSelector(selectConfig)?.search.pageLimit ?? defaultLimit
  const isAsked = !isBlank(query)
  const { data, currentData, error, isFetching, refetch } = useSearchPageQuery(
    isAsked ? requestOf(query, limit, searchReader(query)) : skipToken,
    { pollingInterval: usePolling(isAsked && isIndexMissing) },
  )
  if (!isAsked) return { status: 'blank' }
  const failure = error === undefined ? undefined : toFailure(error)
  if (currentData === undefined && failure && isUnindexed(failure)) return { status: 'unindexed' }
  if (currentData === undefined && failure && !isFetching && failure.kind !== 'aborted') {
    return { status: 'failed', failure, retry: () => void refetch() }
  }
  const page = currentData ?? data
  if (page === undefined) return { status: 'loading' }
  return { status: 'found', page, isUpdating: currentData === undefined }
}
