import { useTranslation } from 'react-i18next'
import { indexAddress } from '../../../../model/catalog/indexPlaces.ts'
import { scopes, type IndexQuery } from '../../../../model/catalog/indexQuery.ts'
import { ScopeLinks } from '../../../../ui/ScopeLinks.tsx'
import classes from '../CatalogIndexPage.module.css'
import { useIndexPlace } from '../useIndexPlace.ts'

/** The scope, while the filters are closed. */
export function ScopeSwitch({ query }: { readonly query: IndexQuery }) {
  const { t } = useTranslation('catalog')
  const place = useIndexPlace()
  return (
    <div className={classes['scopes']}>
      <ScopeLinks
        label={t('panel.scope')}
        links={scopes.map((scope) => ({
          to: indexAddress(place, { ...query, scope }),
          text: t(`panel.scopes.${scope}`),
          isCurrent: query.scope === scope,
        }))}
      />
    </div>
  )
}
