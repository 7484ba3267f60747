import { SlidersHorizontal } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { activeFilters } from '../../../../model/catalog/activeFilters.ts'
import type { IndexQuery } from '../../../../model/catalog/indexQuery.ts'
import { Button } from '../../../../ui/Button.tsx'
import classes from '../CatalogIndexPage.module.css'
import { FacetCount } from './FacetCount.tsx'
import type { FilterPlace } from './useFilterPlace.ts'

interface FilterButtonProps {
  readonly query: IndexQuery
  readonly place: FilterPlace
}

/** Opens and closes the filters, and shows how many apply. */
export function FilterButton({ query, place: { isSheet, isOpen, setIsOpen } }: FilterButtonProps) {
  const { t } = useTranslation('catalog')
  const count = activeFilters(query).length
  return (
    <Button
      className={classes['tool']}
      aria-expanded={isOpen}
      aria-controls={isOpen ? 'filters' : undefined}
      aria-haspopup={isSheet ? 'dialog' : undefined}
      onClick={() => {
        setIsOpen(!isOpen)
      }}
    >
      <SlidersHorizontal size={16} aria-hidden="true" />
      <span className={classes['toolText']}>{t('filters')}</span>
      {count > 0 && <FacetCount count={count} />}
    </Button>
  )
}
