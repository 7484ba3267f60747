import { SlidersHorizontal } from 'lucide-react'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { indexAddress, queryAt } from '../../../model/catalog/indexPlaces.ts'
import {
  asksForErrors,
  formatIndexQuery,
  parseIndexQuery,
  unsorted,
  type IndexQuery,
} from '../../../model/catalog/indexQuery.ts'
import { Button } from '../../../ui/Button.tsx'
import { forgetScroll, savedScroll } from '../../../ui/savedScroll.ts'
import { ExportButton } from '../export/ExportButton.tsx'
import { ExportDialog } from '../export/ExportDialog.tsx'
import { ViewsMenu } from '../views/ViewsMenu.tsx'
import classes from './CatalogIndexPage.module.css'
import { EntityList } from './EntityList.tsx'
import { FacetCount } from './FacetCount.tsx'
import { FilterPanel } from './FilterPanel.tsx'
import { closed, opened, selectFilterPanel } from './filterPanelSlice.ts'
import { IndexHeader } from './IndexHeader.tsx'
import { SearchBox } from './SearchBox.tsx'
import { useEntityRows } from './useEntityRows.ts'
import { useIndexPlace } from './useIndexPlace.ts'
import { useRowsQuery } from './useMine.ts'
import { ViewPanel } from './ViewPanel.tsx'

/** `/catalog` and `/api-docs`: what there is, narrowed by what the URL says. */
export function CatalogIndexPage() {
  const { t } = useTranslation('catalog')
  const { search } = useLocation()
  const place = useIndexPlace()
  const query = useMemo(() => queryAt(place, search), [place, search])
  const rowsQuery = useRowsQuery(query)
  const rows = useEntityRows(rowsQuery)
  // Deferred: counts are asked for once the rows are drawn, or are not to be had, and never delay them.
  const isSettled = rows.status === 'failed' || (rows.status === 'found' && !rows.isUpdating)
  const isReady = useDeferredValue(isSettled, false)
  const isComplete =
    rows.status === 'failed' || (rows.status === 'found' && rows.more.status === 'none')
  const reserved = useReservedHeight(isComplete)
  return (
    <>
      <IndexHeader query={rowsQuery} place={place} rows={rows.status} isReady={isReady} />
      <div className={classes['columns']}>
        <div className={classes['toolbar']}>
          <SearchBox query={query} />
          <PanelButton query={query} />
          <ViewsMenu query={query} />
          <ViewPanel query={query} />
          <ExportButton query={rowsQuery} />
        </div>
        <div className={classes['panel']}>
          <FilterPanel query={usePanelQuery(query)} isReady={isReady} />
        </div>
        <div className={classes['list']} style={{ minHeight: reserved }}>
          {asksForErrors(search) && <p className={classes['note']}>{t('panel.noErrorFilter')}</p>}
          <EntityList query={rowsQuery} rows={rows} />
        </div>
      </div>
      <ExportDialog />
    </>
  )
}

/** What the filters lead on from: a choice of theirs shows at once, a word being typed after its rows. */
function usePanelQuery(query: IndexQuery): IndexQuery {
  const text = useDeferredValue(query.text)
  const search = formatIndexQuery({ ...query, text })
  return useMemo(() => parseIndexQuery(search), [search])
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

function PanelButton({ query }: { readonly query: IndexQuery }) {
  const { t } = useTranslation('catalog')
  const dispatch = useDispatch()
  const isOpen = useSelector(selectFilterPanel).status === 'open'
  // A phone folds the panel: how many filters are chosen is said outside of it.
  const place = useIndexPlace()
  const [, search] = indexAddress(place, { ...unsorted(query), text: '' }).split('?')
  const chosen = new URLSearchParams(search).size
  return (
    <Button
      className={classes['panelButton']}
      aria-expanded={isOpen}
      aria-controls="filters"
      onClick={() => dispatch(isOpen ? closed() : opened())}
    >
      <SlidersHorizontal size={16} aria-hidden="true" />
      {t('showFilters')}
      {chosen > 0 && <FacetCount count={chosen} />}
    </Button>
  )
}
