import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatIndexQuery, type IndexQuery } from '../../model/catalog/indexQuery.ts'
import { catalogPath } from '../../model/paths.ts'
import { Button } from '../../ui/Button.tsx'
import { FailureMessage } from '../../ui/FailureMessage.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import classes from './EntityList.module.css'
import { EntityTable } from './EntityTable.tsx'
import type { EntityRows } from './useEntityRows.ts'

export interface EntityListProps {
  readonly query: IndexQuery
  readonly rows: EntityRows
}

/** The rows in every state they can be in. */
export function EntityList({ query, rows }: EntityListProps) {
  const { t } = useTranslation('catalog')
  if (rows.status === 'failed') {
    return <FailureMessage failure={rows.failure} title={t('listFailed')} onRetry={rows.retry} />
  }
  if (rows.status === 'loading') return <LoadingRows />
  const { isUpdating, more, loadMore } = rows
  return (
    <div className={classes['list']} aria-busy={isUpdating}>
      <Progress active={isUpdating} label={t('updating')} />
      {rows.rows.length === 0 ? (
        <Empty query={query} />
      ) : (
        <EntityTable
          hasMore={more.status !== 'none'}
          rows={rows.rows}
          onNearEnd={more.status === 'waiting' ? loadMore : ignore}
        />
      )}
      {more.status === 'waiting' && (
        <Button className={classes['more']} onClick={loadMore}>
          {t('loadMore')}
        </Button>
      )}
      {more.status === 'loading' && <p className={classes['note']}>{t('loadingMore')}</p>}
      {more.status === 'failed' && (
        <div className={classes['note']} role="alert">
          <p>{t('loadMoreFailed', { message: more.failure.message })}</p>
          <Button onClick={loadMore}>{t('retry')}</Button>
        </div>
      )}
    </div>
  )
}

const ignore = () => undefined

function LoadingRows() {
  const { t } = useTranslation('catalog')
  return (
    <div className={classes['list']} aria-busy="true">
      <Progress active label={t('loading')} />
      {Array.from({ length: 12 }, (_, row) => (
        <div key={row} className={classes['loadingRow']}>
          <Skeleton width={30 + ((row * 17) % 30)} />
        </div>
      ))}
    </div>
  )
}

function Empty({ query }: { readonly query: IndexQuery }) {
  const { t } = useTranslation('catalog')
  const isNarrowed = formatIndexQuery(query) !== ''
  return (
    <div className={classes['empty']}>
      <h2>{t('empty')}</h2>
      <p>{t(isNarrowed ? 'emptyHint' : 'emptyCatalogHint')}</p>
      {isNarrowed && <Link to={catalogPath}>{t('resetFilters')}</Link>}
    </div>
  )
}
