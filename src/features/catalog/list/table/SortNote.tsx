import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { indexAddress } from '../../../../model/catalog/indexPlaces.ts'
import { unsorted } from '../../../../model/catalog/indexQuery.ts'
import { leavesOut } from '../../../../model/catalog/indexSort.ts'
import { canMatch, type RowsQuery } from '../../../../model/catalog/scopeFilters.ts'
import { Link } from '../../../../ui/Link.tsx'
import { useEntityCount } from '../filters/useEntityCount.ts'
import { useIndexPlace } from '../useIndexPlace.ts'
import classes from './EntityList.module.css'

export interface SortNoteProps {
  readonly query: RowsQuery
  /** True once the rows are drawn. */
  readonly isReady: boolean
}

/** Says how many entities the sort order leaves out, and links to all of them. */
export function SortNote({ query, isReady }: SortNoteProps) {
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
