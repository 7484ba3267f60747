import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { allKinds, formatIndexQuery, type IndexQuery } from '../../model/catalog/indexQuery.ts'
import { catalogPath } from '../../model/paths.ts'
import { useFacetsQuery, type FacetValue } from './catalogApi.ts'
import { FacetCount } from './FacetCount.tsx'
import classes from './FilterPanel.module.css'

const facet = 'spec.type'

interface TypeFilterProps {
  readonly query: IndexQuery
  /** True once the rows are there: counts never delay them. */
  readonly isReady: boolean
}

/** Values of `spec.type` within the kind; several may be chosen. */
export function TypeFilter({ query, isReady }: TypeFilterProps) {
  const { t } = useTranslation('catalog')
  const { currentData, isError } = useFacetsQuery(
    { facets: [facet], kind: query.kind },
    { skip: !isReady || query.kind === allKinds },
  )
  if (query.kind === allKinds) return null
  const options = optionsOf(currentData?.[facet], query.types)
  return (
    <fieldset className={classes['fieldset']}>
      <legend className={classes['heading']}>{t('type')}</legend>
      {options.map(({ value, count }) => (
        <TypeOption key={value} query={query} value={value} count={count} />
      ))}
      {options.length === 0 && (
        <p className={classes['quiet']}>
          {isError ? t('facetsFailed') : currentData === undefined ? '…' : t('noTypes')}
        </p>
      )}
    </fieldset>
  )
}

interface TypeOptionProps {
  readonly query: IndexQuery
  readonly value: string
  readonly count: number | undefined
}

function TypeOption({ query, value, count }: TypeOptionProps) {
  const navigate = useNavigate()
  const isChosen = query.types.includes(value)
  const choose = () => {
    const types = isChosen ? query.types.filter((type) => type !== value) : [...query.types, value]
    const next = formatIndexQuery({ ...query, types: [...types].sort() })
    // At once, for the box shows what the URL says.
    void navigate(catalogPath + next, { flushSync: true })
  }
  return (
    <label className={classes['option']}>
      <input type="checkbox" checked={isChosen} onChange={choose} />
      <span className={classes['name']} title={value}>
        {value}
      </span>
      <FacetCount count={count} />
    </label>
  )
}

/** The counted types, and those the URL names though the catalog has none of them. */
function optionsOf(counted: readonly FacetValue[] | undefined, chosen: readonly string[]) {
  const values = [...(counted ?? [])].sort((a, b) => b.count - a.count)
  const missing = chosen.filter((type) => !values.some(({ value }) => value === type))
  return [
    ...missing.map((value) => ({ value, count: counted === undefined ? undefined : 0 })),
    ...values,
  ]
}
