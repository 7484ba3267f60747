import { useTranslation } from 'react-i18next'
import {
  allKinds,
  formatIndexQuery,
  queryOfKind,
  type IndexQuery,
} from '../../../model/catalog/indexQuery.ts'
import type { FacetValue } from '../../../model/entities/answers.ts'
import { entityKinds } from '../../../model/entities/entity.ts'
import { catalogPath } from '../../../model/paths.ts'
import { EntityIcon } from '../../../ui/EntityIcon.tsx'
import { Link } from '../../../ui/Link.tsx'
import { useFacetsQuery } from '../../entities/catalogApi.ts'
import { FacetCount } from './FacetCount.tsx'
import classes from './FilterPanel.module.css'
import type { FilterProps } from './filterProps.ts'

/** All kinds with their counts. */
export function KindFilter({ query, isReady }: FilterProps) {
  const { t } = useTranslation('catalog')
  const { data } = useFacetsQuery({ facets: ['kind'] }, { skip: !isReady })
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

/** Known kinds in their order, then others in the catalog or the URL. */
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
  return (
    <Link
      className={classes['option']}
      to={catalogPath + formatIndexQuery(queryOfKind(query, kind))}
      aria-current={query.kind === kind ? 'page' : undefined}
    >
      <EntityIcon kind={kind} />
      <span className={classes['name']}>{name}</span>
      <FacetCount count={count} />
    </Link>
  )
}
