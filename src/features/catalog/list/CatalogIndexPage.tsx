import { Download, SlidersHorizontal } from 'lucide-react'
import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { activeFilters } from '../../../model/catalog/activeFilters.ts'
import { indexAddress, queryAt } from '../../../model/catalog/indexPlaces.ts'
import {
  formatIndexQuery,
  type IndexQuery,
  parseIndexQuery,
  scopes,
} from '../../../model/catalog/indexQuery.ts'
import type { RowsQuery } from '../../../model/catalog/scopeFilters.ts'
import { lazyPart } from '../../../ui/behaviour/lazyPart.tsx'
import { Button } from '../../../ui/button/Button.tsx'
import { SegmentLinks } from '../../../ui/segments/SegmentLinks.tsx'
import { useReservedHeight } from '../../entities/useReservedHeight.ts'
import exportButtonClasses from '../export/ExportDialog.module.css'
import { ExportDialog } from '../export/ExportDialog.tsx'
import { exportRequested } from '../export/exportSlice.ts'
import { ViewsMenu } from '../views/ViewsMenu.tsx'
import classes from './CatalogIndexPage.module.css'
import { selectCatalogIndex, textOf } from './catalogIndexSlice.ts'
import { FacetCount } from './filters/FacetCount.tsx'
import { FilterChips } from './filters/FilterChips.tsx'
import { FilterPanel } from './filters/FilterPanel.tsx'
import { KindSelect } from './filters/KindSelect.tsx'
import { type FilterPlace, useFilterPlace } from './filters/useFilterPlace.ts'
import { useRowsQuery } from './filters/usePersonalRefs.ts'
import { IndexHeader } from './IndexHeader.tsx'
import { SearchBox } from './SearchBox.tsx'
import { EntityList } from './table/EntityList.tsx'
import { SelectionBar } from './table/SelectionBar.tsx'
import { useEntityRows } from './useEntityRows.ts'
import { useIndexPlace } from './useIndexPlace.ts'
import { ViewPanel } from './ViewPanel.tsx'

interface FilterButtonProps {
  readonly query: IndexQuery
  readonly place: FilterPlace
}

/** Opens and closes the filters, and shows how many apply. */
function FilterButton({ query, place: { isSheet, isOpen, setIsOpen } }: FilterButtonProps) {
  const { t } = useTranslation('catalog')
  const count = activeFilters(query).length
  return (
    <Button
      className={classes['tool']}
      aria-expanded={isOpen}
      aria-controls={isOpen ? 'filters' : undefined}
      aria-haspopup={isSheet ? 'dialog' : undefined}
      onClick={() => {
        setIsOpen(!isOpen)
      }}
    >
      <SlidersHorizontal size={16} aria-hidden="true" />
      <span className={classes['toolText']}>{t('filters')}</span>
      {count > 0 && <FacetCount count={count} />}
    </Button>
  )
}

/** The scope, while the filters are closed. */
function ScopeSwitch({ query }: { readonly query: IndexQuery }) {
  const { t } = useTranslation('catalog')
  const place = useIndexPlace()
  return (
    <div className={classes['scopes']}>
      <SegmentLinks
        label={t('panel.scope')}
        links={scopes.map((scope) => ({
          to: indexAddress(place, { ...query, scope }),
          text: t(`panel.scopes.${scope}`),
          isCurrent: query.scope === scope,
        }))}
      />
    </div>
  )
}

/** Opens the export's dialog; nothing is fetched before the user confirms. */
function ExportButton({ query }: { readonly query: RowsQuery }) {
  const { t } = useTranslation('catalog')
  const dispatch = useDispatch()
  return (
    <Button
      className={exportButtonClasses['open']}
      title={t('export.action')}
      onClick={() => dispatch(exportRequested({ type: 'list', query }))}
    >
      <Download size={16} aria-hidden="true" />
      <span>{t('export.action')}</span>
    </Button>
  )
}

const FilterSheet = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "catalog-filters" */ './filters/FilterSheet.tsx'))
      .FilterSheet,
)

/** `/catalog` and `/api-docs`: the list of entities, filtered by the URL. */
export function CatalogIndexPage() {
  const { search } = useLocation()
  const place = useIndexPlace()
  const query = useMemo(() => queryAt(place, search), [place, search])
  const rowsQuery = useRowsQuery(query)
  const box = useSelector(selectCatalogIndex)
  const rows = useEntityRows(rowsQuery, textOf(box, query))
  const isSettled = rows.status === 'failed' || (rows.status === 'found' && !rows.isUpdating)
  // Counts are requested after the rows are drawn or have failed, and not for each letter.
  const isDue = isSettled && (box.status === 'settled' || box.isResting)
  const isPanelReady = useDeferredValue(isDue, false)
  // The panel's query is deferred together with this. The other counts use the query of the URL, which is not.
  const isReady = isPanelReady && isDue
  const isComplete = isSettled && (rows.status === 'failed' || rows.more.status === 'none')
  const isEmpty = isComplete && rows.status === 'found' && rows.rows.length === 0
  const panelQuery = usePanelQuery(query)
  const filters = useFilterPlace()
  const isPanel = filters.isOpen && !filters.isSheet
  const reserved = useReservedHeight(isComplete)
  return (
    <>
      <IndexHeader query={rowsQuery} place={place} rows={rows} isReady={isReady} />
      <div className={classes['columns']} data-panel={isPanel}>
        <div className={classes['toolbar']}>
          <SelectionBar kind={rowsQuery.kind} />
          <FilterButton query={query} place={filters} />
          {!isPanel && place.kind === null && (
            <KindSelect query={panelQuery} isReady={isPanelReady} />
          )}
          {!isPanel && <ScopeSwitch query={query} />}
          <SearchBox query={query} />
          <div className={classes['tools']}>
            <ViewsMenu query={query} />
            <ViewPanel query={query} />
            {!isEmpty && <ExportButton query={rowsQuery} />}
          </div>
        </div>
        {isPanel && (
          <div className={classes['panel']}>
            <FilterPanel query={panelQuery} isReady={isPanelReady} />
          </div>
        )}
        {filters.isSheet && filters.isOpen && (
          <FilterSheet
            query={rowsQuery}
            isReady={isReady}
            onClose={() => {
              filters.setIsOpen(false)
            }}
          >
            <FilterPanel query={panelQuery} isReady={isPanelReady} isSheet />
          </FilterSheet>
        )}
        <div className={classes['list']} style={{ minHeight: reserved }}>
          <FilterChips query={rowsQuery} isReady={isReady} />
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
