import { Boxes, Star, UserRound, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { indexAddress } from '../../../../model/catalog/indexPlaces.ts'
import { scopes, unsorted, type Scope } from '../../../../model/catalog/indexQuery.ts'
import { rowsQueryOf } from '../../../../model/catalog/scopeFilters.ts'
import classes from '../../../../ui/FilterPanel.module.css'
import { Link } from '../../../../ui/Link.tsx'
import { useIndexPlace } from '../useIndexPlace.ts'
import { useSettledQuery } from '../useSettledQuery.ts'
import { FacetCount } from './FacetCount.tsx'
import type { FilterProps } from './filterProps.ts'
import { useEntityCount } from './useEntityCount.ts'
import { usePersonalRefs } from './usePersonalRefs.ts'

const icons: Readonly<Record<Scope, LucideIcon>> = {
  all: Boxes,
  owned: UserRound,
  starred: Star,
}

/** A reader of its own, because requests of the rows are aborted. */
const reader = 'scopes'

/** All, owned or starred entities, counted within the kind. */
export function ScopeFilter({ query, isReady }: FilterProps) {
  const { t } = useTranslation('catalog')
  const mine = usePersonalRefs()
  const place = useIndexPlace()
  const settled = useSettledQuery(query, isReady)
  const isCounted = settled?.kind === query.kind && !query.hasErrors
  const of = (scope: Scope) => rowsQueryOf({ ...unsorted(settled ?? query), scope }, mine)
  const owned = useEntityCount(of('owned'), isCounted, reader)
  const starred = useEntityCount(of('starred'), isCounted, reader)
  const all = useEntityCount(of('all'), isCounted, reader)
  const counts = { all, owned, starred }
  return (
    <nav aria-label={t('panel.scope')}>
      <h2 className={classes['heading']}>{t('panel.scope')}</h2>
      {scopes.map((scope) => {
        const Icon = icons[scope]
        return (
          <Link
            key={scope}
            className={classes['option']}
            to={indexAddress(place, { ...query, scope })}
            aria-current={query.scope === scope ? 'page' : undefined}
          >
            <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
            <span className={classes['name']}>{t(`panel.scopes.${scope}`)}</span>
            <FacetCount count={counts[scope]} isOptional={query.hasErrors} />
          </Link>
        )
      })}
    </nav>
  )
}
