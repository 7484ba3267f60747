import { useTranslation } from 'react-i18next'
import type { IndexQuery } from '../../../../model/catalog/indexQuery.ts'
import classes from '../../../../ui/filters/FilterPanel.module.css'
import { VirtualList } from '../../../../ui/list/VirtualList.tsx'
import { CountsFailed } from './CountsFailed.tsx'
import { FacetCount } from './FacetCount.tsx'
import type { FilterProps } from './filterProps.ts'
import { useFacetCounts, type CountedValue } from './useFacetCounts.ts'
import { useNarrow } from './useNarrow.ts'

/** Types within the kind; several can be chosen. */
export function TypeFilter({ query, isReady }: FilterProps) {
  const { t } = useTranslation('catalog')
  const { values, isError, retry } = useFacetCounts(query, 'spec.type', isReady)
  const options = optionsOf(values, query.types)
  // Some kinds, such as systems, have no types.
  if (values?.length === 0 && options.length === 0) return null
  return (
    <fieldset>
      <legend className={classes['heading']}>{t('type')}</legend>
      <VirtualList items={options} keyOf={({ value }) => value}>
        {({ value, count }) => (
          <TypeOption query={query} value={value} count={count} isOptional={isError} />
        )}
      </VirtualList>
      {options.length === 0 && !isError && <p className={classes['quiet']}>…</p>}
      {isError && <CountsFailed onRetry={retry} />}
    </fieldset>
  )
}

interface TypeOptionProps {
  readonly query: IndexQuery
  readonly value: string
  readonly count: number | undefined
  /** The count may stay unknown. */
  readonly isOptional: boolean
}

function TypeOption({ query, value, count, isOptional }: TypeOptionProps) {
  const narrow = useNarrow(query)
  const isChosen = query.types.includes(value)
  const choose = () => {
    const types = isChosen ? query.types.filter((type) => type !== value) : [...query.types, value]
    narrow({ types })
  }
  return (
    <label className={classes['option']}>
      <input type="checkbox" checked={isChosen} onChange={choose} />
      <span className={classes['name']} title={value}>
        {value}
      </span>
      <FacetCount count={count} isOptional={isOptional || query.text !== '' || query.hasErrors} />
    </label>
  )
}

/** Types with counts, and those in the URL that have no entities. */
function optionsOf(counted: readonly CountedValue[] | undefined, chosen: readonly string[]) {
  const values = [...(counted ?? [])].sort((a, b) => (b.count ?? 0) - (a.count ?? 0))
  const missing = chosen.filter((type) => !values.some(({ value }) => value === type))
  return [
    ...missing.map((value) => ({ value, count: counted === undefined ? undefined : 0 })),
    ...values,
  ]
}
