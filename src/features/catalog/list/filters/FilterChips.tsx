import { useTranslation } from 'react-i18next'
import {
  activeFilters,
  withoutFilters,
  type ActiveFilter,
} from '../../../../model/catalog/activeFilters.ts'
import { indexAddress } from '../../../../model/catalog/indexPlaces.ts'
import { allKinds, queryOfKind, type IndexQuery } from '../../../../model/catalog/indexQuery.ts'
import type { RowsQuery } from '../../../../model/catalog/scopeFilters.ts'
import { findEntityRef } from '../../../../model/entities/entityRef.ts'
import { Chip } from '../../../../ui/badges/Chip.tsx'
import { Link } from '../../../../ui/Link.tsx'
import { useEntityPresentation } from '../../../entities/presentation/useEntityPresentation.ts'
import classes from '../CatalogIndexPage.module.css'
import { useIndexPlace } from '../useIndexPlace.ts'
import { useEntityCount } from './useEntityCount.ts'
import { useNarrow } from './useNarrow.ts'

interface FilterChipsProps {
  readonly query: RowsQuery
  /** True once the rows are drawn. */
  readonly isReady: boolean
}

/** Active filters, each with a button that removes it, and matches of the search in other kinds. */
export function FilterChips({ query, isReady }: FilterChipsProps) {
  const { t } = useTranslation('catalog')
  const place = useIndexPlace()
  const active = activeFilters(query)
  const others = useOtherKinds(query, isReady && place.kind === null)
  if (active.length === 0 && others === 0) return null
  return (
    <div className={classes['chips']}>
      {active.map((filter) => (
        <FilterChip key={`${filter.name} ${filter.value ?? ''}`} query={query} filter={filter} />
      ))}
      {active.length > 0 && (
        <Link to={indexAddress(place, withoutFilters(query))}>{t('resetFilters')}</Link>
      )}
      {others > 0 && (
        <Link to={indexAddress(place, queryOfKind(query, allKinds))}>
          {t('otherKinds', { count: others })}
        </Link>
      )}
    </div>
  )
}

const refNames = new Set<string>(['owners', 'systems', 'domains'])

interface FilterChipProps {
  readonly query: IndexQuery
  readonly filter: ActiveFilter
}

function FilterChip({ query, filter: { name, value, without } }: FilterChipProps) {
  const { t } = useTranslation('catalog')
  const narrow = useNarrow(query)
  const ref = refNames.has(name) && value !== undefined ? findEntityRef(value) : undefined
  const shown = useEntityPresentation(ref)?.name ?? value
  const label = name === 'types' ? t('type') : t(`panel.${name}`)
  const remove = () => {
    narrow(without)
  }
  return (
    <Chip label={t('panel.removeFilter', { label, value: shown ?? '' })} onRemove={remove}>
      {shown === undefined ? label : `${label}: ${shown}`}
    </Chip>
  )
}

/** Entities of other kinds that match the search; 0 until known. */
function useOtherKinds(query: RowsQuery, isReady: boolean): number {
  const isAsked = isReady && query.text.trim() !== '' && query.kind !== allKinds && !query.hasErrors
  const everything = useEntityCount({ ...query, ...queryOfKind(query, allKinds) }, isAsked)
  const own = useEntityCount(query, isAsked)
  return everything === undefined || own === undefined ? 0 : Math.max(everything - own, 0)
}
