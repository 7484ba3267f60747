import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { allKinds } from '../../../../model/catalog/indexQuery.ts'
import { lazyPart } from '../../../../ui/behaviour/lazyPart.tsx'
import classes from '../../../../ui/FilterPanel.module.css'
import { useIndexPlace } from '../useIndexPlace.ts'
import type { FilterProps } from './filterProps.ts'
import { KindFilter } from './KindFilter.tsx'
import { ScopeFilter } from './ScopeFilter.tsx'
import { TypeFilter } from './TypeFilter.tsx'

/** Loaded after the rows are drawn. */
const MoreFilters = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "catalog-filters" */ './MoreFilters.tsx')).MoreFilters,
)

interface FilterPanelProps extends FilterProps {
  readonly isSheet?: boolean
}

/** The filters. Each choice changes the URL. */
export const FilterPanel = memo(function FilterPanel({
  query,
  isReady,
  isSheet = false,
}: FilterPanelProps) {
  const { t } = useTranslation('catalog')
  const place = useIndexPlace()
  const [wasReady, setWasReady] = useState(isReady)
  if (isReady && !wasReady) setWasReady(true)
  return (
    <section id="filters" className={classes['panel']} aria-label={t('filters')}>
      <ScopeFilter query={query} isReady={isReady} />
      {place.kind === null && <KindFilter query={query} isReady={isReady} />}
      {query.kind !== allKinds && <TypeFilter query={query} isReady={isReady} />}
      {wasReady && <MoreFilters query={query} areChosenShown={isSheet} />}
    </section>
  )
})
