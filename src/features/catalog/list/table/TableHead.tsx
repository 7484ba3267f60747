import { ArrowDown, ArrowUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { ColumnId } from '../../../../model/catalog/columns.ts'
import type { IndexQuery } from '../../../../model/catalog/indexQuery.ts'
import { byName, isSortable, nextSort } from '../../../../model/catalog/indexSort.ts'
import type { TableColumn } from '../../../../model/catalog/tableColumns.ts'
import { refOf, type Entity } from '../../../../model/entities/entity.ts'
import { VisuallyHidden } from '../../../../ui/VisuallyHidden.tsx'
import { ColumnSizer } from './ColumnSizer.tsx'
import classes from './EntityTable.module.css'
import { filtersOf, rowsPicked, rowsUnpicked } from './selectionSlice.ts'
import { useSortChoice } from './useSortChoice.ts'

export interface TableHeadProps {
  readonly query: IndexQuery
  readonly rows: readonly Entity[]
  readonly columns: readonly TableColumn[]
  readonly picked: ReadonlySet<string>
}

/** Sorts by column, changes widths, and selects all loaded rows. */
export function TableHead({ query, rows, columns, picked }: TableHeadProps) {
  const { t } = useTranslation('catalog')
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={classes['pick']}>
          <AllPicker query={query} rows={rows} picked={picked} />
        </th>
        <HeadCell query={query} column="name" />
        {columns.map(({ id, width }) => (
          <HeadCell key={id} query={query} column={id} width={width} />
        ))}
        <th scope="col" className={classes['actions']}>
          <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
        </th>
      </tr>
    </thead>
  )
}

interface HeadCellProps {
  readonly query: IndexQuery
  readonly column: ColumnId
  /** Pixels; the name gets the remaining width. */
  readonly width?: number
}

function HeadCell({ query, column, width }: HeadCellProps) {
  const { t } = useTranslation('catalog')
  const choose = useSortChoice(query)
  const sort = query.sort ?? byName
  const isSorted = sort.column === column
  const title = t(`table.columns.${column}`)
  const Arrow = sort.direction === 'asc' ? ArrowUp : ArrowDown
  const order = sort.direction === 'asc' ? 'ascending' : 'descending'
  return (
    <th
      scope="col"
      className={width === undefined ? undefined : classes['column']}
      aria-sort={isSorted ? order : undefined}
      data-column={column}
    >
      {isSortable(query.kind, column) ? (
        <button
          type="button"
          className={classes['sort']}
          onClick={() => {
            choose(nextSort(query.sort, column))
          }}
        >
          <span>{title}</span>
          {isSorted && <Arrow size={14} aria-hidden="true" />}
        </button>
      ) : (
        title
      )}
      {width !== undefined && (
        <ColumnSizer kind={query.kind} column={column} title={title} width={width} />
      )}
    </th>
  )
}

/** Selects all loaded rows. */
function AllPicker({ query, rows, picked }: Omit<TableHeadProps, 'columns'>) {
  const { t } = useTranslation('catalog')
  const dispatch = useDispatch()
  const box = useRef<HTMLInputElement>(null)
  const count = picked.size === 0 ? 0 : rows.filter((row) => picked.has(refOf(row))).length
  const isAll = count > 0 && count === rows.length
  const isSome = count > 0 && !isAll
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome
  }, [isSome])
  return (
    <label className={classes['pickArea']}>
      <input
        ref={box}
        type="checkbox"
        aria-label={t('table.pickAll', { count: rows.length })}
        checked={isAll}
        onChange={() => {
          const refs = rows.map(refOf)
          dispatch(isAll ? rowsUnpicked(refs) : rowsPicked({ refs, filters: filtersOf(query) }))
        }}
      />
    </label>
  )
}
