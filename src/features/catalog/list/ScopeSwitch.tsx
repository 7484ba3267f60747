import { useTranslation } from 'react-i18next'
import { indexAddress } from '../../../model/catalog/indexPlaces.ts'
import { scopes, type IndexQuery } from '../../../model/catalog/indexQuery.ts'
import { Link } from '../../../ui/Link.tsx'
import classes from './CatalogIndexPage.module.css'
import { useIndexPlace } from './useIndexPlace.ts'

/** The scope, while the filters are closed. */
export function ScopeSwitch({ query }: { readonly query: IndexQuery }) {
  const { t } = useTranslation('catalog')
  const place = useIndexPlace()
  return (
    <nav className={classes['scopes']} aria-label={t('panel.scope')}>
      {scopes.map((scope) => (
        <Link
          key={scope}
          to={indexAddress(place, { ...query, scope })}
          aria-current={query.scope === scope ? 'page' : undefined}
        >
          {t(`panel.scopes.${scope}`)}
        </Link>
      ))}
    </nav>
  )
}
