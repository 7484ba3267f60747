import { SlidersHorizontal } from 'lucide-react'
import { useDeferredValue, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router'
import { parseIndexQuery, type IndexQuery } from '../../model/catalog/indexQuery.ts'
import { Button } from '../../ui/Button.tsx'
import { forgetScroll, savedScroll } from '../../ui/savedScroll.ts'
import { selectConfig } from '../boot/bootSlice.ts'
import { useCountEntitiesQuery } from './catalogApi.ts'
import classes from './CatalogIndexPage.module.css'
import { EntityList } from './EntityList.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { closed, opened, selectFilterPanel } from './filterPanelSlice.ts'
import { SearchBox } from './SearchBox.tsx'
import { useEntityRows } from './useEntityRows.ts'

/** `/catalog`: what there is, narrowed by what the URL says. */
export function CatalogIndexPage() {
  const { t } = useTranslation('catalog')
  const query = parseIndexQuery(useLocation().search)
  const organization = useSelector(selectConfig)?.organizationName ?? ''
  const rows = useEntityRows(query)
  // Deferred: counts are asked for once the rows are drawn, and never delay them.
  const isReady = useDeferredValue(rows.status === 'found' && !rows.isUpdating, false)
  const isComplete =
    rows.status === 'failed' || (rows.status === 'found' && rows.more.status === 'none')
  const reserved = useReservedHeight(isComplete)
  return (
    <>
      <title>{t('title', { organization })}</title>
      <header className={classes['header']}>
        <h1 className={classes['title']}>{t('title', { organization })}</h1>
        {rows.status !== 'failed' && <Count query={query} isReady={isReady} />}
      </header>
      <div className={classes['columns']}>
        <div className={classes['toolbar']}>
          <SearchBox query={query} />
          <PanelButton />
        </div>
        <div className={classes['panel']}>
          <FilterPanel query={query} isReady={isReady} />
        </div>
        <div className={classes['list']} style={{ minHeight: reserved }}>
          <EntityList query={query} rows={rows} />
        </div>
      </div>
    </>
  )
}

/**
 * After a reload the rows come page by page: the place that they had is kept free, so that the browser can scroll
 * to where it was, and the table asks for the rows that belong there.
 */
function useReservedHeight(isComplete: boolean): number {
  const { key } = useLocation()
  const [first] = useState(() => ({ key, top: savedScroll(key) }))
  const isReload = first.top > 0 && key === first.key
  // The router restores before its provider listens (it is drawn once its first page is there), so do it here.
  useEffect(() => {
    if (isReload) window.scrollTo(0, first.top)
    forgetScroll(first.key)
  }, [isReload, first])
  return isReload && !isComplete ? first.top + window.innerHeight : 0
}

/** Rows never wait for it: the number is asked for once they are there. */
function Count({ query, isReady }: { readonly query: IndexQuery; readonly isReady: boolean }) {
  const { t } = useTranslation('catalog')
  const { currentData } = useCountEntitiesQuery(query, { skip: !isReady })
  return (
    <p className={classes['count']} role="status">
      {currentData === undefined ? '…' : t('count', { count: currentData })}
    </p>
  )
}

function PanelButton() {
  const { t } = useTranslation('catalog')
  const dispatch = useDispatch()
  const isOpen = useSelector(selectFilterPanel).status === 'open'
  return (
    <Button
      className={classes['panelButton']}
      aria-expanded={isOpen}
      aria-controls="filters"
      onClick={() => dispatch(isOpen ? closed() : opened())}
    >
      <SlidersHorizontal size={16} aria-hidden="true" />
      {t('showFilters')}
    </Button>
  )
}
