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

/** `/catalog` and `/api-docs`: the list of entities, filtered by the URL. */
export function CatalogIndexPage() {
  const { t } = useTranslation('catalog')
  const { search } = useLocation()
  const place = useIndexPlace()
  const query = useMemo(() => queryAt(place, search), [place, search])
  const rowsQuery = useRowsQuery(query)
  const rows = useEntityRows(rowsQuery)
  // Deferred: counts are requested after the rows are drawn or have failed.
  const isSettled = rows.status === 'failed' || (rows.status === 'found' && !rows.isUpdating)
  const isReady = useDeferredValue(isSettled, false)
  const isComplete =
    rows.status === 'failed' || (rows.status === 'found' && rows.more.status === 'none')
  const isEmpty = isComplete && rows.status === 'found' && rows.rows.length === 0
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
          {!isEmpty && <ExportButton query={rowsQuery} />}
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

/** The query that filters build on: includes their own change at once, and the search text when its rows arrive. */
function usePanelQuery(query: IndexQuery): IndexQuery {
  const text = useDeferredValue(query.text)
  const search = formatIndexQuery({ ...query, text })
  return useMemo(() => parseIndexQuery(search), [search])
}

/**
 * After a reload the rows arrive page by page. Space is reserved for them, so that the browser can restore the scroll
 * position and the table loads the rows there.
 */
function useReservedHeight(isComplete: boolean): number {
  const { key } = useLocation()
  const [first] = useState(() => ({ key, top: savedScroll(key) }))
  const isReload = first.top > 0 && key === first.key
  // The router restores the position before its provider listens, so it is done here.
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
  // On phones the panel is folded, so its button shows the number of filters.
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
