import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { Entity } from '../../../model/entities/entity.ts'
import { toFailure, type Failure } from '../../../model/failure.ts'
import {
  hasFilters,
  templatesRequest,
  type TemplatesQuery,
} from '../../../model/scaffolder/templatesQuery.ts'
import { useEntityPagesInfiniteQuery } from '../../entities/entitiesApi.ts'
import { selectStars } from '../../preferences/starsSlice.ts'
import { selectConfig } from '../../shell/boot/bootSlice.ts'

export type Templates =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | FoundTemplates

export interface FoundTemplates {
  readonly status: 'found'
  readonly pages: readonly (readonly Entity[])[]
  /** How many are left out of the pages for their tags, until a filter names them. */
  readonly aside: number
  /** The templates are those of the previous filters, while the next ones load. */
  readonly isUpdating: boolean
  readonly more: 'none' | 'waiting' | 'loading' | Failure
  readonly loadMore: () => void
}

const nothing: Templates = {
  status: 'found',
  pages: [],
  aside: 0,
  isUpdating: false,
  more: 'none',
  loadMore: () => undefined,
}

const none: readonly string[] = []

/** For the hook, which needs arguments even if it is to ask for nothing. */
const unasked = { filters: [], fields: [], limit: 0 }

/** The templates that match, page by page. */
export function useTemplates(query: TemplatesQuery): Templates {
  const stars = useSelector(selectStars)
  const request = useMemo(() => templatesRequest(query, stars), [query, stars])
  const list = useEntityPagesInfiniteQuery(request ?? unasked, { skip: !request })
  const { data, currentData, error, hasNextPage, isFetching } = list
  const asideTags = useSelector(selectConfig)?.asideTemplateTags ?? none
  const isWhole = hasFilters(query)
  const { pages, aside } = useMemo(() => {
    const all = data?.pages.map(({ items }) => items) ?? []
    const isAside = ({ metadata: { tags = [] } }: Entity) =>
      !isWhole && tags.some((tag) => asideTags.includes(tag))
    return {
      pages: all.map((page) => page.filter((one) => !isAside(one))),
      aside: all.flat().filter(isAside).length,
    }
  }, [data, isWhole, asideTags])
  const failure = isFetching || error === undefined ? undefined : toFailure(error)
  if (!request) return nothing
  if (currentData === undefined && failure !== undefined && failure.kind !== 'aborted') {
    return { status: 'failed', failure, retry: () => void list.refetch() }
  }
  if (data === undefined) return { status: 'loading' }
  const loadMore = () => {
    if (!hasNextPage || isFetching) return
    // The same cursor would fail again, so all pages are read with new cursors.
    if (failure?.kind === 'staleCursor') void list.refetch()
    else void list.fetchNextPage()
  }
  const next = !hasNextPage ? 'none' : isFetching ? 'loading' : 'waiting'
  return {
    status: 'found',
    pages,
    aside,
    isUpdating: currentData === undefined,
    more: failure ?? next,
    loadMore,
  }
}
