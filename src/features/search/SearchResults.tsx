import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { indexLink } from '../../model/entities/indexLinks.ts'
import type { Failure } from '../../model/failure.ts'
import { searchForPath } from '../../model/paths.ts'
import type { ResultGroup } from '../../model/search/resultGroups.ts'
import {
  emptyQuery,
  narrowed,
  searchAddress,
  type SearchQuery,
} from '../../model/search/searchQuery.ts'
import { refusalOf } from '../../model/search/searchRefusal.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Frame } from '../../ui/layout/Frame.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Link } from '../../ui/Link.tsx'
import { EmptyList } from '../../ui/list/EmptyList.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { Message } from '../../ui/message/Message.tsx'
import { Skeleton } from '../../ui/progress/Skeleton.tsx'
import { searchesForgotten, selectRecentSearches } from '../preferences/recentSearchesSlice.ts'
import { ResultList } from './ResultList.tsx'
import classes from './SearchPage.module.css'
import { SearchPager } from './SearchPager.tsx'
import type { Search } from './useSearch.ts'

/** Before something is searched for: the searches before. */
function SearchLanding() {
  const { t } = useTranslation('search')
  const dispatch = useDispatch()
  const recent = useSelector(selectRecentSearches)
  return (
    <Stack gap="xxs" isQuiet className={classes['landing']}>
      <p>{t('landing')}</p>
      <p>{t('landingKeys')}</p>
      {recent.length > 0 && (
        <section aria-labelledby="recent-searches">
          <Row gap="xs" justify="between" className={classes['recentHead']}>
            <h2 id="recent-searches">{t('recent')}</h2>
            <Button onClick={() => dispatch(searchesForgotten())}>{t('forget')}</Button>
          </Row>
          <Frame as="ul" className={classes['recent']}>
            {recent.map((term) => (
              <li key={term}>
                <Link to={searchForPath(term)}>
                  <History size={16} aria-hidden="true" />
                  <span>{term}</span>
                </Link>
              </li>
            ))}
          </Frame>
        </section>
      )}
    </Stack>
  )
}

interface SearchFailureProps {
  readonly query: SearchQuery
  readonly failure: Failure
  readonly onRetry: () => void
}

/** A search that failed; a refused one says what the backend refuses. */
function SearchFailure({ query, failure, onRetry }: SearchFailureProps) {
  const { t } = useTranslation('search')
  const refusal = refusalOf(failure)
  if (!refusal) return <FailureMessage failure={failure} title={t('failed')} onRetry={onRetry} />
  return (
    <Message severity="error" title={t('failed')}>
      <p>
        {refusal.reason === 'unknownType'
          ? t('unknownType')
          : t('refused', { message: refusal.message })}
      </p>
      {refusal.reason === 'unknownType' && (
        <p>
          <Link to={searchAddress(narrowed(query, { types: [] }))}>{t('allTypes')}</Link>
        </p>
      )}
    </Message>
  )
}

/** In place of results that are on their way. */
function ResultSkeletons() {
  const { t } = useTranslation('search')
  return (
    <Frame className={classes['results']} role="status" aria-label={t('searching')}>
      {[38, 26, 44, 31].map((width) => (
        <div key={width} className={classes['skeleton']}>
          <Skeleton width={width / 2} />
          <Skeleton width={width} />
          <Skeleton width={90} />
          <Skeleton width={70} />
        </div>
      ))}
    </Frame>
  )
}

export interface SearchResultsProps {
  readonly query: SearchQuery
  readonly search: Search
  readonly groups: readonly ResultGroup[]
  readonly listId: string
  readonly activeId: string | undefined
}

/** The results, or why there are none. */
export function SearchResults({ query, search, groups, listId, activeId }: SearchResultsProps) {
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
      <EmptyList
        title={t('empty')}
        hint={t(hasFilters ? 'emptyHint' : 'emptyTermHint', { term: query.term })}
      >
        {hasFilters ? (
          <Link to={searchAddress(narrowed(emptyQuery, { term: query.term }))}>
            {t('removeFilters')}
          </Link>
        ) : (
          <Link to={indexLink({ kind: 'all', text: query.term })}>{t('searchCatalog')}</Link>
        )}
      </EmptyList>
    )
  }
  return (
    <>
      <ResultList
        page={page}
        groups={groups}
        term={query.term}
        listId={listId}
        activeId={activeId}
        isUpdating={isUpdating}
      />
      <SearchPager query={query} page={page} />
    </>
  )
}
