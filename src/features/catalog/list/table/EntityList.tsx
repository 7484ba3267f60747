import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { indexAddress } from '../../../../model/catalog/indexPlaces.ts'
import { onlyFilters, unsorted } from '../../../../model/catalog/indexQuery.ts'
import { leavesOut } from '../../../../model/catalog/indexSort.ts'
import { canMatch, type RowsQuery } from '../../../../model/catalog/scopeFilters.ts'
import { Button } from '../../../../ui/button/Button.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { EmptyList } from '../../../../ui/list/EmptyList.tsx'
import { FailureMessage } from '../../../../ui/message/FailureMessage.tsx'
import { Progress } from '../../../../ui/progress/Progress.tsx'
import { Skeleton } from '../../../../ui/progress/Skeleton.tsx'
import { useEntityCount } from '../filters/useEntityCount.ts'
import type { EntityRows, FoundRows } from '../useEntityRows.ts'
import { useIndexPlace } from '../useIndexPlace.ts'
import { useLook } from '../useLook.ts'
import classes from './EntityList.module.css'
import { EntityTable } from './EntityTable.tsx'

interface SortNoteProps {
  readonly query: RowsQuery
  /** True once the rows are drawn. */
  readonly isReady: boolean
}

/** Says how many entities the sort order leaves out, and links to all of them. */
function SortNote({ query, isReady }: SortNoteProps) {
  const { t } = useTranslation('catalog')
  const place = useIndexPlace()
  const isDrawn = useDeferredValue(isReady, false)
  const skip = !isDrawn || !leavesOut(query.sort) || !canMatch(query) || query.hasErrors
  const all = useEntityCount(unsorted(query), !skip) ?? 0
  const shown = useEntityCount(query, !skip) ?? all
  const count = skip ? 0 : all - shown
  if (count <= 0 || !query.sort) return null
  return (
    <p className={classes['sortNote']} role="status">
      {t('table.leftOut', { count, column: t(`table.columns.${query.sort.column}`) })}{' '}
      <Link to={indexAddress(place, unsorted(query))}>{t('table.sortByName')}</Link>
    </p>
  )
}

export interface EntityListProps {
  readonly query: RowsQuery
  readonly rows: EntityRows
}

/** The rows in all states: loading, empty, failed and shown. */
export function EntityList({ query, rows }: EntityListProps) {
  const { t } = useTranslation('catalog')
  const { density, columns } = useLook(query)
  if (rows.status === 'failed') {
    return <FailureMessage failure={rows.failure} title={t('listFailed')} onRetry={rows.retry} />
  }
  if (rows.status === 'loading') return <LoadingRows />
  const { isUpdating, more, loadMore, checked } = rows
  const isEmpty = rows.rows.length === 0
  return (
    <div className={classes['list']} aria-busy={isUpdating}>
      <Progress active={isUpdating} label={t('updating')} />
      <SortNote query={query} isReady={!isUpdating} />
      {isEmpty && !isUpdating ? (
        <Empty query={query} checked={more.status === 'none' ? undefined : checked} />
      ) : (
        <EntityTable
          key={density}
          query={query}
          density={density}
          columns={columns}
          hasMore={more.status !== 'none'}
          rows={rows.rows}
          onNearEnd={more.status === 'waiting' && checked === undefined ? loadMore : ignore}
        />
      )}
      {isEmpty && isUpdating && <BlankRows />}
      <More more={more} loadMore={loadMore} isChecking={checked !== undefined} />
    </div>
  )
}

const ignore = () => undefined

interface MoreProps extends Pick<FoundRows, 'more' | 'loadMore'> {
  /** More entities are read only when the user asks for them. */
  readonly isChecking: boolean
}

/** The end of the list: loading, failed or complete. */
function More({ more, loadMore, isChecking }: MoreProps) {
  const { t } = useTranslation('catalog')
  if (more.status === 'none') return null
  if (more.status === 'loading') return <p className={classes['note']}>{t('loadingMore')}</p>
  if (more.status === 'waiting') {
    return (
      <Button className={classes['more']} onClick={loadMore}>
        {t(isChecking ? 'checkMore' : 'loadMore')}
      </Button>
    )
  }
  const isStale = more.status === 'stale'
  return (
    <div className={classes['note']} role="alert">
      <p>{isStale ? t('listChanged') : t('loadMoreFailed', { message: more.failure.message })}</p>
      <Button onClick={loadMore}>{t(isStale ? 'reload' : 'retry')}</Button>
    </div>
  )
}

function LoadingRows() {
  const { t } = useTranslation('catalog')
  return (
    <div className={classes['list']} aria-busy="true">
      <Progress active label={t('loading')} />
      <BlankRows />
    </div>
  )
}

const BlankRows = () =>
  Array.from({ length: 12 }, (_, row) => (
    <div key={row} className={classes['loadingRow']}>
      <Skeleton width={30 + ((row * 17) % 30)} />
    </div>
  ))

interface EmptyProps {
  readonly query: RowsQuery
  /** Number of entities checked, if there are others. */
  readonly checked: number | undefined
}

function Empty({ query, checked }: EmptyProps) {
  const { t } = useTranslation('catalog')
  const place = useIndexPlace()
  const isNarrowed = indexAddress(place, onlyFilters(query)) !== place.path
  const hint =
    checked === undefined
      ? t(isNarrowed ? 'emptyHint' : 'emptyCatalogHint')
      : t('emptyChecked', { count: checked })
  return (
    <EmptyList title={t('empty')} hint={hint}>
      {isNarrowed && <Link to={place.path}>{t('resetFilters')}</Link>}
    </EmptyList>
  )
}
