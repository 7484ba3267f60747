import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { searchFilters } from '../../../model/search/searchQuery.ts'
import panel from '../../../ui/FilterPanel.module.css'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { FacetPicker } from '../../entities/picker/FacetPicker.tsx'
import { selectConfig } from '../../shell/boot/bootSlice.ts'
import { useNarrow } from '../useNarrow.ts'
import { TypeAccordion } from './TypeAccordion.tsx'
import type { TypesProps } from './TypeLinks.tsx'
import { TypeSelect } from './TypeSelect.tsx'

/** The index has no facets of its own: the catalog has the same values. */
const facets = { kind: 'kind', lifecycle: 'spec.lifecycle', owner: 'spec.owner' } as const

interface SearchPanelProps extends TypesProps {
  /** The sheet covers the chips above the results. */
  readonly isSheet?: boolean
}

/** Types and filters. Each choice changes the URL. */
export function SearchPanel({ isSheet = false, ...props }: SearchPanelProps) {
  const { t } = useTranslation('search')
  const { query } = props
  const { filter } = useNarrow(query)
  const appearance = useSelector(selectConfig)?.search.appearance
  return (
    <Stack
      as="section"
      gap="md"
      isFramed
      id="search-filters"
      className={panel['panel']}
      aria-label={t('filters')}
    >
      {appearance === 'multi-select' && <TypeSelect {...props} />}
      {appearance === 'accordion' && <TypeAccordion {...props} />}
      {searchFilters.map((field) => (
        <div key={field}>
          <h2 className={panel['heading']}>{t(`filter.${field}`)}</h2>
          <FacetPicker
            label={t(`filter.${field}`)}
            placeholder={t(`filter.${field}Placeholder`)}
            facet={facets[field]}
            kind={undefined}
            chosen={query.filters[field] ?? []}
            areChosenShown={isSheet}
            onChoose={(values) => {
              // One value: the Lunr engine ignores a filter with several.
              filter(field, values.slice(-1))
            }}
          />
        </div>
      ))}
    </Stack>
  )
}
