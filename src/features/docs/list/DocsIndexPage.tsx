import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import {
  docsAddress,
  docsScopes,
  parseDocsQuery,
  type DocsQuery,
} from '../../../model/docs/docsQuery.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { ScopeLinks } from '../../../ui/ScopeLinks.tsx'
import { SearchField } from '../../entities/SearchField.tsx'
import { useUrlText } from '../../entities/useUrlText.ts'
import classes from './DocsIndexPage.module.css'
import { DocsList } from './DocsList.tsx'

/** `/docs`: the entities with documentation, filtered by the URL. */
export function DocsIndexPage() {
  const { t } = useTranslation('techdocs')
  const { search } = useLocation()
  const query = useMemo(() => parseDocsQuery(search), [search])
  const field = useUrlText(query.text, (text) => docsAddress({ ...query, text }))
  return (
    <>
      <title>{t('title')}</title>
      <header className={classes['header']}>
        <h1>{t('title')}</h1>
        <p>{t('intro')}</p>
      </header>
      <Row gap="xs" align="stretch" className={classes['toolbar']}>
        <SearchField label={t('search')} value={field.value} onType={field.onType} />
        <Choices query={query} />
      </Row>
      <DocsList query={query} />
    </>
  )
}

function Choices({ query }: { readonly query: DocsQuery }) {
  const { t } = useTranslation('techdocs')
  return (
    <>
      <ScopeLinks
        label={t('scope')}
        links={docsScopes.map((scope) => ({
          to: docsAddress({ ...query, scope }),
          text: t(scope),
          isCurrent: query.scope === scope,
        }))}
      />
      <ScopeLinks
        label={t('view')}
        links={[false, true].map((isTable) => ({
          to: docsAddress({ ...query, isTable }),
          text: t(isTable ? 'table' : 'cards'),
          isCurrent: query.isTable === isTable,
        }))}
      />
    </>
  )
}
