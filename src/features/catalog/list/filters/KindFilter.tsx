import { useTranslation } from 'react-i18next'
import {
  allKinds,
  formatIndexQuery,
  queryOfKind,
  type IndexQuery,
} from '../../../../model/catalog/indexQuery.ts'
import { catalogPath } from '../../../../model/paths.ts'
import { EntityIcon } from '../../../../ui/badges/EntityIcon.tsx'
import classes from '../../../../ui/FilterPanel.module.css'
import { Link } from '../../../../ui/Link.tsx'
import { CountsFailed } from './CountsFailed.tsx'
import { FacetCount } from './FacetCount.tsx'
import type { FilterProps } from './filterProps.ts'
import { useKinds } from './useKinds.ts'

/** All kinds with their counts. */
export function KindFilter({ query, isReady }: FilterProps) {
  const { t } = useTranslation('catalog')
  const { kinds, total, isError, retry } = useKinds(query, isReady)
  const isOptional = isError || query.text !== '' || query.hasErrors
  const optionOf = (kind: string, name: string, count: number | undefined) => (
    <KindOption key={kind} {...{ query, kind, name, count, isOptional }} />
  )
  return (
    <nav aria-label={t('kind')}>
      <h2 className={classes['heading']}>{t('kind')}</h2>
      {optionOf(allKinds, t('allKinds'), total)}
      {kinds.map(({ kind, count }) => optionOf(kind.toLowerCase(), kind, count))}
      {isError && <CountsFailed onRetry={retry} />}
    </nav>
  )
}

interface KindOptionProps {
  readonly query: IndexQuery
  readonly kind: string
  readonly name: string
  readonly count: number | undefined
  /** The count may stay unknown. */
  readonly isOptional: boolean
}

function KindOption({ query, kind, name, count, isOptional }: KindOptionProps) {
  return (
    <Link
      className={classes['option']}
      to={catalogPath + formatIndexQuery(queryOfKind(query, kind))}
      aria-current={query.kind === kind ? 'page' : undefined}
    >
      <EntityIcon kind={kind} />
      <span className={classes['name']}>{name}</span>
      <FacetCount count={count} isOptional={isOptional} />
    </Link>
  )
}
