import { useDeferredValue, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { queryAt } from '../../../model/catalog/indexPlaces.ts'
import {
  formatIndexQuery,
  parseIndexQuery,
  type IndexQuery,
} from '../../../model/catalog/indexQuery.ts'
import { lazyPart } from '../../../ui/behaviour/lazyPart.tsx'
import { useReservedHeight } from '../../entities/useReservedHeight.ts'
import { ExportButton } from '../export/ExportButton.tsx'
import { ExportDialog } from '../export/ExportDialog.tsx'
import { ViewsMenu } from '../views/ViewsMenu.tsx'
import classes from './CatalogIndexPage.module.css'
import { selectCatalogIndex, textOf } from './catalogIndexSlice.ts'
import { FilterButton } from './filters/FilterButton.tsx'
import { FilterChips } from './filters/FilterChips.tsx'
import { FilterPanel } from './filters/FilterPanel.tsx'
import { KindSelect } from './filters/KindSelect.tsx'
import { ScopeSwitch } from './filters/ScopeSwitch.tsx'
import { useFilterPlace } from './filters/useFilterPlace.ts'
import { useRowsQuery } from './filters/usePersonalRefs.ts'
import { IndexHeader } from './IndexHeader.tsx'
import { SearchBox } from './SearchBox.tsx'
import { EntityList } from './table/EntityList.tsx'
import { SelectionBar } from './table/SelectionBar.tsx'
import { useEntityRows } from './useEntityRows.ts'
import { useIndexPlace } from './useIndexPlace.ts'
import { ViewPanel } from './ViewPanel.tsx'

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
