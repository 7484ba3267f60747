import { skipToken } from '@reduxjs/toolkit/query'
import { SlidersHorizontal } from 'lucide-react'
import { useDeferredValue, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { groupResults } from '../../model/search/resultGroups.ts'
import type { SearchResult } from '../../model/search/searchAnswer.ts'
import { countText } from '../../model/search/searchCounts.ts'
import { isBlank, parseSearchQuery, searchQuestions } from '../../model/search/searchQuery.ts'
import { useMatchMedia } from '../../ui/behaviour/useMatchMedia.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { Sheet } from '../../ui/overlay/Sheet.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Progress } from '../../ui/progress/Progress.tsx'
import { useReservedHeight } from '../entities/useReservedHeight.ts'
import { selectConfig } from '../shell/boot/bootSlice.ts'
import { FilterChips } from './filters/FilterChips.tsx'
import { SearchPanel } from './filters/SearchPanel.tsx'
import { TypeLinks, type TypesProps } from './filters/TypeLinks.tsx'
import typeTabsClasses from './filters/types.module.css'
import { type TypeCounts, useTypeCountsQuery } from './searchApi.ts'
import { SearchBar } from './SearchBar.tsx'
import classes from './SearchPage.module.css'
import { SearchResults } from './SearchResults.tsx'
import { useResultKeys } from './useResultKeys.ts'
import { type Search, useSearch } from './useSearch.ts'
import { useTypes } from './useTypes.ts'

const noResults: readonly SearchResult[] = []
const none: TypeCounts = { counts: {}, unindexed: [] }

/** The types as tabs above the results. */
function TypeTabs(props: TypesProps) {
  const { t } = useTranslation('search')
  return (
    <Row
      as="nav"
      gap="xxs"
      isOneLine
      align="stretch"
      className={typeTabsClasses['tabs']}
      aria-label={t('type')}
    >
      <TypeLinks {...props} className={typeTabsClasses['tab']} nameClass={undefined} />
    </Row>
  )
}

interface ResultCountProps {
  readonly search: Search
  /** Number of documents that the results of the page are in. */
  readonly documents: number
}

/** The number of results and documents, and which of them the page shows; also for screen readers. */
function ResultCount({ search, documents }: ResultCountProps) {
  const { t } = useTranslation('search')
  const results = search.status === 'found' ? search.page.results.length : 0
  return (
    <p role="status">
      {textOf()}
      {documents < results && <span> · {t('documents', { count: documents })}</span>}
    </p>
  )

  function textOf() {
    if (search.status === 'loading') return t('searching')
    if (search.status !== 'found') return ''
    const { results, numberOfResults, nextPageCursor, previousPageCursor } = search.page
    const text = countText(numberOfResults, (value) => t('number', { value }))
    const [first] = results
    const isPart = nextPageCursor !== undefined || previousPageCursor !== undefined
    if (!isPart || first?.rank === undefined)
      return t('total', { count: numberOfResults ?? 0, text })
    return t('range', { from: first.rank, to: first.rank + results.length - 1, text })
  }
}

/** Below this width the filters are in a sheet. */
const panelFits = '(width >= 768px)'

/** `/search`: the results for the URL's query, with its types and filters. */
export function SearchPage() {
  const { t } = useTranslation('search')
  const { search: text } = useLocation()
  const query = useMemo(() => parseSearchQuery(text), [text])
  const { pageLimit, appearance } = useSelector(selectConfig)?.search ?? {}
  const types = useTypes()
  const questions = searchQuestions(
    query,
    types.map(({ value }) => value),
    pageLimit,
  )
  const search = useSearch(questions?.results)
  const results = search.status === 'found' ? search.page.results : noResults
  const groups = useMemo(() => groupResults(results), [results])
  const isComplete = search.status !== 'loading'
  const [completed, setCompleted] = useState<string>()
  if (isComplete && completed !== text) setCompleted(text)
  // Deferred: counts are requested after the results are drawn, and not again when these are retried.
  const isReady = useDeferredValue(completed === text, false)
  const { currentData } = useTypeCountsQuery((isReady ? questions?.counts : undefined) ?? skipToken)
  /** The number of results of each type, and of all (`''`). Undefined until known. */
  const counts = questions ? currentData : none
  const unindexed = types.filter(({ value }) => counts?.unindexed.includes(value))
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const keys = useResultKeys(list, text)
  const fits = useMatchMedia(panelFits)
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const reserved = useReservedHeight(isComplete)
  const isUpdating = search.status === 'found' && search.isUpdating
  const panel = { query, types, counts }
  const isBroken = search.status === 'failed' || search.status === 'unindexed'
  const close = () => {
    setIsSheetOpen(false)
  }
  return (
    <>
      <PageHead
        title={t('title')}
        tab={query.term === '' ? t('title') : t('pageTitle', { term: query.term })}
      />
      <Row gap="xs" isOneLine align="stretch" className={classes['bar']}>
        <SearchBar term={query.term} listId={listId} {...keys} />
        {!fits && (
          <Button
            className={classes['filters']}
            aria-haspopup="dialog"
            aria-expanded={isSheetOpen}
            onClick={() => {
              setIsSheetOpen(true)
            }}
          >
            <SlidersHorizontal size={16} aria-hidden="true" />
            {t('filters')}
          </Button>
        )}
      </Row>
      <div className={classes['columns']}>
        {fits && (
          <div className={classes['panel']}>
            <SearchPanel {...panel} />
          </div>
        )}
        {!fits && isSheetOpen && (
          <Sheet
            label={t('filters')}
            onClose={close}
            foot={
              <Button primary onClick={close}>
                {t('showResults')}
              </Button>
            }
          >
            <SearchPanel {...panel} isSheet />
          </Sheet>
        )}
        <div className={classes['main']} style={{ minHeight: reserved }}>
          {appearance === 'tabs' && <TypeTabs {...panel} />}
          <Progress active={isUpdating} label={t('searching')} />
          {!isBlank(query) && !isBroken && (
            <Row across="sm" align="baseline" className={classes['head']}>
              <h2>{t('results')}</h2>
              <ResultCount search={search} documents={groups.length} />
            </Row>
          )}
          <FilterChips query={query} />
          {search.status !== 'unindexed' && unindexed.length > 0 && (
            <p className={classes['note']} role="status">
              {t('typesUnindexed', { types: unindexed.map(({ name }) => name) })}
            </p>
          )}
          <div ref={list} id={listId} role="group" aria-label={t('results')} data-row-keys>
            <SearchResults {...{ query, search, groups, listId }} activeId={keys.activeId} />
          </div>
        </div>
      </div>
    </>
  )
}
