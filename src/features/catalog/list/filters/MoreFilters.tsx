import { useTranslation } from 'react-i18next'
import { flags } from '../../../../model/catalog/activeFilters.ts'
import {
  allKinds,
  hasLifecycle,
  isOwned,
  isPartOfDomains,
  isPartOfSystems,
  type IndexQuery,
} from '../../../../model/catalog/indexQuery.ts'
import { unprocessedPath } from '../../../../model/paths.ts'
import { Chip } from '../../../../ui/badges/Chip.tsx'
import classes from '../../../../ui/filters/FilterPanel.module.css'
import { Link } from '../../../../ui/Link.tsx'
import { EntityPicker } from '../../../entities/picker/EntityPicker.tsx'
import { FacetPicker } from '../../../entities/picker/FacetPicker.tsx'
import { useNarrow } from './useNarrow.ts'

/** Kinds of parents and owners. */
const refFilters = [
  { name: 'owners', kinds: ['group', 'user'], isOf: isOwned },
  { name: 'systems', kinds: ['system'], isOf: isPartOfSystems },
  { name: 'domains', kinds: ['domain'], isOf: isPartOfDomains },
] as const

const facetFilters = [
  { name: 'lifecycles', facet: 'spec.lifecycle', isOf: hasLifecycle },
  { name: 'tags', facet: 'metadata.tags', isOf: () => true },
  { name: 'namespaces', facet: 'metadata.namespace', isOf: () => true },
] as const

/** Filters that do not fit the kind are offered only where the URL sets them. */
const isOffered =
  (query: IndexQuery) =>
  ({ name, isOf }: (typeof refFilters)[number] | (typeof facetFilters)[number]): boolean =>
    isOf(query.kind) || query[name].length > 0

interface MoreFiltersProps {
  readonly query: IndexQuery
  /** The sheet covers the chips above the rows. */
  readonly areChosenShown: boolean
}

/** Filters whose options are requested when opened. */
export function MoreFilters({ query, areChosenShown }: MoreFiltersProps) {
  const { t } = useTranslation('catalog')
  const narrow = useNarrow(query)
  return (
    <>
      {refFilters.filter(isOffered(query)).map(({ name, kinds }) => (
        <div key={name}>
          <h2 className={classes['heading']}>{t(`panel.${name}`)}</h2>
          <EntityPicker
            label={t(`panel.${name}`)}
            placeholder={t(`panel.${name}Placeholder`)}
            kinds={kinds}
            chosen={query[name]}
            areChosenShown={areChosenShown}
            isMany
            onChoose={(refs) => {
              narrow({ [name]: refs })
            }}
          />
        </div>
      ))}
      {facetFilters.filter(isOffered(query)).map(({ name, facet }) => (
        <div key={name}>
          <h2 className={classes['heading']}>{t(`panel.${name}`)}</h2>
          <FacetPicker
            label={t(`panel.${name}`)}
            placeholder={t(`panel.${name}Placeholder`)}
            facet={facet}
            kind={query.kind === allKinds ? undefined : query.kind}
            chosen={query[name]}
            areChosenShown={areChosenShown}
            onChoose={(values) => {
              narrow({ [name]: values })
            }}
          />
        </div>
      ))}
      <StatusFilter query={query} />
      {areChosenShown && <LocationFilter query={query} />}
    </>
  )
}

function StatusFilter({ query }: { readonly query: IndexQuery }) {
  const { t } = useTranslation('catalog')
  const narrow = useNarrow(query)
  return (
    <fieldset>
      <legend className={classes['heading']}>{t('panel.status')}</legend>
      {flags.map((name) => (
        <label key={name} className={classes['option']}>
          <input
            type="checkbox"
            checked={query[name]}
            onChange={() => {
              narrow({ [name]: !query[name] })
            }}
          />
          <span className={classes['name']}>{t(`panel.${name}`)}</span>
        </label>
      ))}
      <Link to={unprocessedPath} className={classes['option']}>
        {t('unprocessed.title')}
      </Link>
    </fieldset>
  )
}

/** Set by links only, because a catalog has thousands of locations. */
function LocationFilter({ query }: { readonly query: IndexQuery }) {
  const { t } = useTranslation('catalog')
  const narrow = useNarrow(query)
  const { locations } = query
  const label = t('panel.locations')
  if (locations.length === 0) return null
  return (
    <div>
      <h2 className={classes['heading']}>{label}</h2>
      {locations.map((value) => (
        <Chip
          key={value}
          label={t('panel.removeFilter', { label, value })}
          onRemove={() => {
            narrow({ locations: locations.filter((other) => other !== value) })
          }}
        >
          {value}
        </Chip>
      ))}
    </div>
  )
}
