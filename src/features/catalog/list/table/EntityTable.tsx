import { useDeferredValue, useEffect, useMemo, useState, type CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import type { ColumnId } from '../../../../model/catalog/columns.ts'
import type { IndexQuery } from '../../../../model/catalog/indexQuery.ts'
import {
  columnWidth,
  tableColumns,
  tableWidth,
  type TableColumn,
} from '../../../../model/catalog/tableColumns.ts'
import { refOf, type Entity } from '../../../../model/entities/entity.ts'
import type { Density } from '../../../../model/preferences/density.ts'
import type { TableLayouts } from '../../../../model/preferences/tableLayouts.ts'
import { useIdle } from '../../../../ui/behaviour/useIdle.ts'
import { useMatchMedia } from '../../../../ui/behaviour/useMatchMedia.ts'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { selectStarSet } from '../../../preferences/starsSlice.ts'
import { selectLayout } from '../../../preferences/tableLayoutSlice.ts'
import { ExtensionsOf } from '../../entity/ExtensionsOf.tsx'
import { preloadEntityPage } from '../../entity/loadEntityPage.ts'
import { EntityRow } from './EntityRow.tsx'
import classes from './EntityTable.module.css'
import { filtersOf, selectPicked } from './selectionSlice.ts'
import { TableHead } from './TableHead.tsx'
import { useDropping, usePicking } from './usePicking.ts'
import { useVisibleRows } from './useVisibleRows.ts'

export interface EntityTableProps {
  readonly query: IndexQuery
  /** Must not change: use another key for another query. */
  readonly density: Density
  /** Ids of the columns after the name. */
  readonly columns: readonly ColumnId[]
  readonly rows: readonly Entity[]
  readonly hasMore: boolean
  /** Called when the last rows come into view. */
  readonly onNearEnd: () => void
}

/** In windows of this width the list has room for columns (520 px), whatever stands beside it. */
const hasColumns = '(width > 1200px)'

/** A real table on antd's tokens that renders only visible rows. */
export function EntityTable(props: EntityTableProps) {
  const { query, density, columns: ids, rows, hasMore, onNearEnd } = props
  const { t } = useTranslation('catalog')
  const stars = useSelector(selectStarSet)
  const picked = useSelector(selectPicked)
  const { kind } = query
  const layout = useSelector((state: { tableLayout: TableLayouts }) => selectLayout(state, kind))
  const columns = useMemo(() => tableColumns(ids, layout), [ids, layout])
  const onPick = usePicking(rows, filtersOf(query))
  const onLeave = useDropping(picked.size > 0)
  const [acting, setActing] = useState<Entity>()
  const isDrawn = useDeferredValue(rows[0], undefined) === rows[0]
  const { body, visible, height, isNearEnd } = useVisibleRows(rows, { density, isDrawn, onLeave })
  const isSummarized = !useMatchMedia(hasColumns)
  useIdle(preloadEntityPage)
  const isWanted = hasMore && isNearEnd
  useEffect(() => {
    if (isWanted) onNearEnd()
  }, [isWanted, onNearEnd])
  return (
    <div className={classes['scroller']} data-density={density}>
      <table
        className={classes['table']}
        style={widthOf(columns)}
        aria-rowcount={hasMore ? -1 : rows.length + 1}
      >
        <caption>
          <VisuallyHidden>{t('caption')}</VisuallyHidden>
        </caption>
        <Columns columns={columns} />
        <TableHead query={query} rows={rows} columns={columns} picked={picked} />
        <tbody ref={body} data-row-keys>
          {visible.flatMap(({ index, gap }) => {
            const entity = rows[index]
            if (!entity) return []
            const ref = refOf(entity)
            return [
              <Gap key={`before ${ref}`} height={gap} />,
              <EntityRow
                key={ref}
                entity={entity}
                rowIndex={index + 2}
                columns={columns}
                isStarred={stars.has(ref)}
                isPicked={picked.has(ref)}
                onPick={onPick}
                onMenuOpen={setActing}
                isSummarized={isSummarized}
              />,
            ]
          })}
          <Gap height={height} />
        </tbody>
      </table>
      {acting && <ExtensionsOf kind="dialogs" entity={acting} />}
    </div>
  )
}

/** Scrolls sideways where the columns do not fit. */
const widthOf = (columns: readonly TableColumn[]): CSSProperties => ({
  '--table-width': `${String(tableWidth(columns))}px`,
})

function Columns({ columns }: { readonly columns: readonly TableColumn[] }) {
  return (
    <colgroup>
      <col className={classes['pick']} />
      <col />
      {columns.map((column) => (
        <col
          key={column.id}
          className={classes['column']}
          data-column={column.id}
          style={{ width: columnWidth(column) }}
        />
      ))}
      <col className={classes['actions']} />
    </colgroup>
  )
}

/** Reserves the space of rows that are not rendered. */
function Gap({ height }: { readonly height: number }) {
  if (height <= 0) return null
  return (
    <tr aria-hidden="true">
      <td className={classes['gap']} style={{ height }} />
    </tr>
  )
}
