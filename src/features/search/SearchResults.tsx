import { useTranslation } from 'react-i18next'
import {
  emptyQuery,
  narrowed,
  searchAddress,
  type SearchQuery,
} from '../../model/search/searchQuery.ts'
import { EmptyList } from '../../ui/EmptyList.tsx'
import { Link } from '../../ui/Link.tsx'
import { Message } from '../../ui/Message.tsx'
import { ResultList } from './ResultList.tsx'
import { ResultSkeletons } from './ResultSkeletons.tsx'
import { SearchFailure } from './SearchFailure.tsx'
import { SearchLanding } from './SearchLanding.tsx'
import { SearchPager } from './SearchPager.tsx'
import type { Search } from './useSearch.ts'

export interface SearchResultsProps {
  readonly query: SearchQuery
  readonly search: Search
  readonly listId: string
  readonly activeId: string | undefined
}

/** The results, or why there are none. */
export function SearchResults({ query, search, listId, activeId }: SearchResultsProps) {
  const { t } = useTranslation('search')
  switch (search.status) {
    case 'blank':
      return <SearchLanding />
    case 'loading':
      return <ResultSkeletons />
    case 'unindexed':
      return <Message severity="warning" title={t('unindexed')} hint={t('unindexedHint')} />
    case 'failed':
      return <SearchFailure query={query} failure={search.failure} onRetry={search.retry} />
    case 'found':
  }
  const { page, isUpdating } = search
  if (page.results.length === 0 && page.odd.length === 0) {
    const hasFilters = query.types.length > 0 || Object.keys(query.filters).length > 0
    return (
      <EmptyList title={t('empty')} hint={t('emptyHint')}>
        {hasFilters && (
          <Link to={searchAddress(narrowed(emptyQuery, { term: query.term }))}>
            {t('removeFilters')}
          </Link>
        )}
      </EmptyList>
    )
  }
  return (
    <>
      <ResultList
        page={page}
        term={query.term}
        listId={listId}
        activeId={activeId}
        isUpdating={isUpdating}
      />
      <SearchPager query={query} page={page} />
    </>
  )
}
