import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { indexAddress } from '../../../model/catalog/indexPlaces.ts'
import { unsorted } from '../../../model/catalog/indexQuery.ts'
import { Link } from '../../../ui/Link.tsx'
import classes from './FilterPanel.module.css'
import { selectFilterPanel } from './filterPanelSlice.ts'
import type { FilterProps } from './filterProps.ts'
import { KindFilter } from './KindFilter.tsx'
import { lazyPart } from './lazyPart.tsx'
import { ScopeFilter } from './ScopeFilter.tsx'
import { TypeFilter } from './TypeFilter.tsx'
import { useIndexPlace } from './useIndexPlace.ts'

/** Loaded after the rows are drawn. */
const MoreFilters = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "catalog-filters" */ './MoreFilters.tsx')).MoreFilters,
)

/** The filters. Each choice changes the URL. */
export const FilterPanel = memo(function FilterPanel({ query, isReady }: FilterProps) {
  const { t } = useTranslation('catalog')
  const { status } = useSelector(selectFilterPanel)
  const place = useIndexPlace()
  const [wasReady, getReady] = useState(isReady)
  if (isReady && !wasReady) getReady(true)
  const isNarrowed = indexAddress(place, unsorted(query)) !== place.path
  return (
    <section
      id="filters"
      className={classes['panel']}
      data-status={status}
      aria-label={t('filters')}
    >
      {isNarrowed && (
        <Link className={classes['option']} to={place.path}>
          {t('resetFilters')}
        </Link>
      )}
      <ScopeFilter query={query} isReady={isReady} />
      {place.kind === null && <KindFilter query={query} isReady={isReady} />}
      <TypeFilter query={query} isReady={isReady} />
      {wasReady && <MoreFilters query={query} />}
    </section>
  )
})
