import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { isBlank, searchFilters, type SearchQuery } from '../../../model/search/searchQuery.ts'
import panel from '../../../ui/filters/FilterPanel.module.css'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { FacetPicker } from '../../entities/picker/FacetPicker.tsx'
import { selectConfig } from '../../shell/boot/bootSlice.ts'
import { useNarrow } from '../useNarrow.ts'
import { TypeCount } from './TypeCount.tsx'
import { TypeLinks, type TypesProps } from './TypeLinks.tsx'
import classes from './types.module.css'
import { useFilterName } from './useFilterName.ts'

/** The types in a list that can be closed, which then names the chosen one. */
function TypeAccordion(props: TypesProps) {
  const { t } = useTranslation('search')
  const id = useId()
  const [isOpen, setIsOpen] = useState(true)
  const { query, types } = props
  const chosen = query.types.map((type) => types.find(({ value }) => value === type)?.name ?? type)
  return (
    <div>
      <h2>
        <button
          type="button"
          className={classes['accordion']}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setIsOpen(!isOpen)
          }}
        >
          <span className={panel['heading']}>{t('type')}</span>
          {!isOpen && <span>{chosen.join(', ') || t('types.all')}</span>}
          <ChevronDown size={16} aria-hidden="true" />
        </button>
      </h2>
      <nav id={id} aria-label={t('type')} hidden={!isOpen}>
        <TypeLinks {...props} className={panel['option']} nameClass={panel['name']} />
      </nav>
    </div>
  )
}

/** The types as boxes, of which any number can be checked; none is all. */
function TypeSelect({ query, types, counts }: TypesProps) {
  const { t } = useTranslation('search')
  const { narrow } = useNarrow(query)
  return (
    <fieldset>
      <legend className={panel['heading']}>{t('type')}</legend>
      {types.map(({ value, name, Icon }) => {
        const others = query.types.filter((type) => type !== value)
        const isChosen = others.length < query.types.length
        return (
          <label key={value} className={panel['option']}>
            <input
              type="checkbox"
              checked={isChosen}
              onChange={() => {
                narrow({ types: isChosen ? others : [...others, value].sort() })
              }}
            />
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
            <span className={panel['name']}>{name}</span>
            {!isBlank(query) && <TypeCount type={value} counts={counts} />}
          </label>
        )
      })}
    </fieldset>
  )
}

/** The index has no facets of its own: the catalog has the same values. */
const facets = { kind: 'kind', lifecycle: 'spec.lifecycle', owner: 'spec.owner' } as const

interface FieldFilterProps {
  readonly query: SearchQuery
  readonly field: (typeof searchFilters)[number]
  readonly isSheet: boolean
}

function FieldFilter({ query, field, isSheet }: FieldFilterProps) {
  const { t } = useTranslation('search')
  const { filter } = useNarrow(query)
  const chosen = query.filters[field] ?? []
  const name = useFilterName(field, chosen[0])
  return (
    <div>
      <h2 className={panel['heading']}>{t(`filter.${field}`)}</h2>
      <FacetPicker
        label={t(`filter.${field}`)}
        placeholder={t(`filter.${field}Placeholder`)}
        facet={facets[field]}
        kind={undefined}
        chosen={chosen}
        areChosenShown={isSheet}
        nameOf={(value) => (value === chosen[0] ? name : value)}
        onChoose={(values) => {
          // One value: the Lunr engine ignores a filter with several.
          filter(field, values.slice(-1))
        }}
      />
    </div>
  )
}

interface SearchPanelProps extends TypesProps {
  /** The sheet covers the chips above the results. */
  readonly isSheet?: boolean
}

/** Types and filters. Each choice changes the URL. */
export function SearchPanel({ isSheet = false, ...props }: SearchPanelProps) {
  const { t } = useTranslation('search')
  const { query } = props
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
        <FieldFilter key={field} query={query} field={field} isSheet={isSheet} />
      ))}
    </Stack>
  )
}
