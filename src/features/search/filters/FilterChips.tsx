import { useTranslation } from 'react-i18next'
import {
  narrowed,
  searchAddress,
  searchFilters,
  type SearchQuery,
} from '../../../model/search/searchQuery.ts'
import { Chip } from '../../../ui/badges/Chip.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Link } from '../../../ui/Link.tsx'
import classes from '../SearchPage.module.css'
import { useNarrow } from '../useNarrow.ts'
import { useFilterName } from './useFilterName.ts'

const isOffered = (field: string): field is (typeof searchFilters)[number] =>
  searchFilters.some((one) => one === field)

interface FilterChipProps {
  readonly field: string
  readonly name: string
  readonly value: string
  readonly onRemove: () => void
}

function FilterChip({ field, name, value: text, onRemove }: FilterChipProps) {
  const { t } = useTranslation('search')
  const value = useFilterName(field, text)
  return (
    <Chip label={t('filter.remove', { name, value })} onRemove={onRemove}>
      {t('filter.chip', { name, value })}
    </Chip>
  )
}

/** The active filters above the results, each with a button that removes it. */
export function FilterChips({ query }: { readonly query: SearchQuery }) {
  const { t } = useTranslation('search')
  const { filter } = useNarrow(query)
  const active = Object.entries(query.filters)
  if (active.length === 0) return null
  return (
    <Row
      gap="xxs"
      across="xs"
      isSmall
      className={classes['chips']}
      role="group"
      aria-label={t('filter.active')}
    >
      {active.flatMap(([field, values]) => {
        const name = isOffered(field) ? t(`filter.${field}`) : field
        return values.map((value) => (
          <FilterChip
            key={`${field} ${value}`}
            {...{ field, name, value }}
            onRemove={() => {
              filter(
                field,
                values.filter((other) => other !== value),
              )
            }}
          />
        ))
      })}
      <Link to={searchAddress(narrowed(query, { filters: {} }))}>{t('removeFilters')}</Link>
    </Row>
  )
}
