import { Boxes, type LucideIcon, Star, UserRound } from 'lucide-react'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { indexAddress } from '../../../../model/catalog/indexPlaces.ts'
import { allKinds, type Scope, scopes, unsorted } from '../../../../model/catalog/indexQuery.ts'
import { rowsQueryOf } from '../../../../model/catalog/scopeFilters.ts'
import { lazyPart } from '../../../../ui/behaviour/lazyPart.tsx'
import classes from '../../../../ui/filters/FilterPanel.module.css'
import { Link } from '../../../../ui/Link.tsx'
import { useIndexPlace } from '../useIndexPlace.ts'
import { useSettledQuery } from '../useSettledQuery.ts'
import { CountsFailed } from './CountsFailed.tsx'
import { FacetCount } from './FacetCount.tsx'
import type { FilterProps } from './filterProps.ts'
import { KindSelect } from './KindSelect.tsx'
import { TypeFilter } from './TypeFilter.tsx'
import { useEntityCount } from './useEntityCount.ts'
import { useKinds } from './useKinds.ts'
import { usePersonalRefs } from './usePersonalRefs.ts'

const icons: Readonly<Record<Scope, LucideIcon>> = {
  all: Boxes,
  owned: UserRound,
  starred: Star,
}

/** A reader of its own, because requests of the rows are aborted. */
const reader = 'scopes'

/** All, owned or starred entities, counted within the kind. */
function ScopeFilter({ query, isReady }: FilterProps) {
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

/** The kind, as in the toolbar while the filters are closed. */
function KindFilter(props: FilterProps) {
  const { t } = useTranslation('catalog')
  const { isError, retry } = useKinds(props.query, props.isReady)
  return (
    <div>
      <h2 className={classes['heading']}>{t('kind')}</h2>
      <KindSelect {...props} />
      {isError && <CountsFailed onRetry={retry} />}
    </div>
  )
}

/** Loaded after the rows are drawn. */
const MoreFilters = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "catalog-filters" */ './MoreFilters.tsx')).MoreFilters,
)

/** For the keyboard: from before the filters to the first row. */
function SkipButton() {
  const { t } = useTranslation('catalog')
  return (
    <button
      type="button"
      className={classes['skip']}
      onClick={({ currentTarget }) => {
        const frame = currentTarget.closest('[data-panel]')
        frame?.querySelector<HTMLElement>('tbody th a')?.focus()
      }}
    >
      {t('panel.skip')}
    </button>
  )
}

interface FilterPanelProps extends FilterProps {
  readonly isSheet?: boolean
}

/** The filters. Each choice changes the URL. */
export const FilterPanel = memo(function FilterPanel({
  query,
  isReady,
  isSheet = false,
}: FilterPanelProps) {
  const { t } = useTranslation('catalog')
  const place = useIndexPlace()
  const [wasReady, setWasReady] = useState(isReady)
  if (isReady && !wasReady) setWasReady(true)
  return (
    <section id="filters" className={classes['panel']} aria-label={t('filters')}>
      {!isSheet && <SkipButton />}
      <ScopeFilter query={query} isReady={isReady} />
      {place.kind === null && <KindFilter query={query} isReady={isReady} />}
      {query.kind !== allKinds && <TypeFilter query={query} isReady={isReady} />}
      {wasReady && <MoreFilters query={query} areChosenShown={isSheet} />}
    </section>
  )
})
