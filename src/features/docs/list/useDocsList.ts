import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { docsRequest, type DocsQuery } from '../../../model/docs/docsQuery.ts'
import type { Entity } from '../../../model/entities/entity.ts'
import { toFailure, type Failure } from '../../../model/failure.ts'
import { useEntityPagesInfiniteQuery } from '../../entities/entitiesApi.ts'
import { selectStars } from '../../preferences/starsSlice.ts'
import { selectIdentity } from '../../session/sessionSlice.ts'

export type DocsList =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | FoundDocs

interface FoundDocs {
  readonly status: 'found'
  readonly entities: readonly Entity[]
  /** They are those of the previous filters, while the next ones load. */
  readonly isUpdating: boolean
  readonly more: 'none' | 'waiting' | 'loading' | Failure
  readonly loadMore: () => void
}

const nobody: readonly string[] = []
const nothing: DocsList = {
  status: 'found',
  entities: [],
  isUpdating: false,
  more: 'none',
  loadMore: () => undefined,
}

/** For the hook, which needs arguments even if it is to ask for nothing. */
const unasked = { filters: [], fields: [], limit: 0 }

/** The entities with documentation that match, page by page. */
export function useDocsList(query: DocsQuery): DocsList {
  const starred = useSelector(selectStars)
  const owned = useSelector(selectIdentity)?.ownershipEntityRefs ?? nobody
  const request = useMemo(() => docsRequest(query, { owned, starred }), [query, owned, starred])
  const list = useEntityPagesInfiniteQuery(request ?? unasked, { skip: !request })
  const { data, currentData, error, hasNextPage, isFetching } = list
  const entities = useMemo(() => data?.pages.flatMap(({ items }) => items) ?? [], [data])
  const failure = isFetching || error === undefined ? undefined : toFailure(error)
  if (!request) return nothing
  if (currentData === undefined && failure !== undefined && failure.kind !== 'aborted')
    return { status: 'failed', failure, retry: () => void list.refetch() }
  if (data === undefined) return { status: 'loading' }
  const next = !hasNextPage ? 'none' : isFetching ? 'loading' : 'waiting'
  return {
    status: 'found',
    entities,
    isUpdating: currentData === undefined,
    more: failure ?? next,
    loadMore: () => {
      // The same cursor would fail again, so all pages are read with new cursors.
      if (failure?.kind === 'staleCursor') void list.refetch()
      else void list.fetchNextPage()
    },
  }
}
