import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { allKinds, formatIndexQuery, queryOfKind } from '../../../../model/catalog/indexQuery.ts'
import { catalogPath } from '../../../../model/paths.ts'
import classes from '../CatalogIndexPage.module.css'
import type { FilterProps } from './filterProps.ts'
import { useKinds } from './useKinds.ts'

/** The kind, with the number of entities of each. */
export function KindSelect({ query, isReady }: FilterProps) {
  const { t } = useTranslation('catalog')
  const navigate = useNavigate()
  const { kinds, total } = useKinds(query, isReady)
  const optionOf = (kind: string, name: string, count: number | undefined) => (
    <option key={kind} value={kind}>
      {count === undefined ? name : t('kindCount', { name, count })}
    </option>
  )
  return (
    <select
      className={classes['select']}
      aria-label={t('kind')}
      value={query.kind}
      onChange={({ target }) => {
        void navigate(catalogPath + formatIndexQuery(queryOfKind(query, target.value)), {
          flushSync: true,
        })
      }}
    >
      {optionOf(allKinds, t('allKinds'), total)}
      {kinds.map(({ kind, count }) => optionOf(kind.toLowerCase(), kind, count))}
    </select>
  )
}
