import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { Link } from 'react-router'
import {
  allKinds,
  defaultIndexQuery,
  formatIndexQuery,
  type IndexQuery,
} from '../../model/catalog/indexQuery.ts'
import { entityKinds } from '../../model/entity.ts'
import { catalogPath } from '../../model/paths.ts'
import { EntityIcon } from '../../ui/EntityIcon.tsx'
import { useFacetsQuery, type FacetValue } from './catalogApi.ts'
import { FacetCount } from './FacetCount.tsx'
import classes from './FilterPanel.module.css'
import { selectFilterPanel } from './filterPanelSlice.ts'
import { TypeFilter } from './TypeFilter.tsx'

export interface FilterPanelProps {
  readonly query: IndexQuery
  /** True once the rows are there: counts never delay them. */
  readonly isReady: boolean
}

/** What narrows the rows. Each choice is a URL. */
export function FilterPanel({ query, isReady }: FilterPanelProps) {
  const { t } = useTranslation('catalog')
  const { status } = useSelector(selectFilterPanel)
  const isNarrowed = formatIndexQuery(query) !== ''
  return (
    <section
      id="filters"
      className={classes['panel']}
      data-status={status}
      aria-label={t('filters')}
    >
      <KindFilter query={query} isReady={isReady} />
      <TypeFilter query={query} isReady={isReady} />
      {isNarrowed && (
        <Link className={classes['option']} to={catalogPath}>
          {t('resetFilters')}
        </Link>
      )}
    </section>
  )
}

function KindFilter({ query, isReady }: FilterPanelProps) {
  const { t } = useTranslation('catalog')
  const { data } = useFacetsQuery({ facets: ['kind'], kind: null }, { skip: !isReady })
  const counts = data?.['kind']
  const total = counts?.reduce((sum, { count }) => sum + count, 0)
  return (
    <nav aria-label={t('kind')}>
      <h2 className={classes['heading']}>{t('kind')}</h2>
      <KindOption query={query} kind={allKinds} name={t('allKinds')} count={total} />
      {kindsOf(counts, query.kind).map((kind) => (
        <KindOption
          key={kind}
          query={query}
          kind={kind.toLowerCase()}
          name={kind}
          count={counts === undefined ? undefined : countOf(counts, kind)}
        />
      ))}
    </nav>
  )
}

const countOf = (counts: readonly FacetValue[], kind: string): number =>
  counts
    .filter(({ value }) => value.toLowerCase() === kind.toLowerCase())
    .reduce((sum, { count }) => sum + count, 0)

/** The known kinds in their order, then what else the catalog or the URL names. */
function kindsOf(counts: readonly FacetValue[] | undefined, chosen: string): readonly string[] {
  const known: readonly string[] = entityKinds
  const others = (counts ?? []).map(({ value }) => value)
  const isNew = (kind: string, list: readonly string[]) =>
    !list.some((one) => one.toLowerCase() === kind.toLowerCase())
  const all = [...known, ...others.filter((kind) => isNew(kind, known)).sort()]
  return chosen !== allKinds && isNew(chosen, all) ? [...all, chosen] : all
}

interface KindOptionProps {
  readonly query: IndexQuery
  readonly kind: string
  readonly name: string
  readonly count: number | undefined
}

function KindOption({ query, kind, name, count }: KindOptionProps) {
  const next = { ...query, kind, types: defaultIndexQuery.types }
  return (
    <Link
      className={classes['option']}
      to={catalogPath + formatIndexQuery(next)}
      aria-current={query.kind === kind ? 'page' : undefined}
    >
      <EntityIcon kind={kind} />
      <span className={classes['name']}>{name}</span>
      <FacetCount count={count} />
    </Link>
  )
}
