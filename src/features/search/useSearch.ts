import { skipToken } from '@reduxjs/toolkit/query'
import { toFailure, type Failure } from '../../model/failure.ts'
import type { SearchPage } from '../../model/search/searchAnswer.ts'
import type { SearchRequest } from '../../model/search/searchQuery.ts'
import { isUnindexed } from '../../model/search/searchRefusal.ts'
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

/** The answer to a page's request, undefined if nothing is searched for. */
export function useSearch(request: SearchRequest | undefined): Search {
  const { data, currentData, error, isFetching, refetch } = useSearchPageQuery(request ?? skipToken)
  if (!request) return { status: 'blank' }
  const failure = error === undefined ? undefined : toFailure(error)
  if (currentData === undefined && failure && isUnindexed(failure)) return { status: 'unindexed' }
  if (currentData === undefined && failure && !isFetching && failure.kind !== 'aborted') {
    return { status: 'failed', failure, retry: () => void refetch() }
  }
  const page = currentData ?? data
  if (page === undefined) return { status: 'loading' }
  return { status: 'found', page, isUpdating: currentData === undefined }
}
