import { useTranslation } from 'react-i18next'
import {
  allKinds,
  formatIndexQuery,
  queryOfKind,
  type IndexQuery,
} from '../../../model/catalog/indexQuery.ts'
import { catalogPath } from '../../../model/paths.ts'
import { EntityIcon } from '../../../ui/EntityIcon.tsx'
import classes from '../../../ui/FilterPanel.module.css'
import { Link } from '../../../ui/Link.tsx'
import { FacetCount } from './FacetCount.tsx'
import type { FilterProps } from './filterProps.ts'
import { useKinds } from './useKinds.ts'

/** All kinds with their counts. */
export function KindFilter({ query, isReady }: FilterProps) {
  const { t } = useTranslation('catalog')
  const { kinds, total } = useKinds(query, isReady)
  return (
    <nav aria-label={t('kind')}>
      <h2 className={classes['heading']}>{t('kind')}</h2>
      <KindOption query={query} kind={allKinds} name={t('allKinds')} count={total} />
      {kinds.map(({ kind, count }) => (
        <KindOption key={kind} query={query} kind={kind.toLowerCase()} name={kind} count={count} />
      ))}
    </nav>
  )
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
      <FacetCount count={count} isOptional={query.text !== '' || query.hasErrors} />
    </Link>
  )
}
