import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import {
  docsAddress,
  docsScopes,
  everything,
  hasFilters,
  parseDocsQuery,
  type DocsQuery,
} from '../../../model/docs/docsQuery.ts'
import { FilterBar } from '../../../ui/filters/FilterBar.tsx'
import { PageHead } from '../../../ui/page/PageHead.tsx'
import { SegmentLinks } from '../../../ui/segments/SegmentLinks.tsx'
import { SearchField } from '../../entities/SearchField.tsx'
import { useUrlText } from '../../entities/useUrlText.ts'
import { DocsList } from './DocsList.tsx'
import { useDocsList } from './useDocsList.ts'

/** `/docs`: the entities with documentation, filtered by the URL. */
export function DocsIndexPage() {
  const { t } = useTranslation('techdocs')
  const { search } = useLocation()
  const query = useMemo(() => parseDocsQuery(search), [search])
  const { isTable } = query
  const list = useDocsList(query)
  const found = list.status === 'found' ? list : undefined
  const count = found?.entities.length ?? 0
  const field = useUrlText(query.text, (text) => docsAddress({ ...query, text }))
  return (
    <>
      <PageHead title={t('title')} intro={t('intro')} />
      <FilterBar
        isSticky
        results={found ? t('count', { count, more: found.more === 'none' ? '' : '+' }) : ''}
        clearTo={
          hasFilters(query) && count > 0 ? docsAddress({ ...everything, isTable }) : undefined
        }
      >
        <SearchField label={t('search')} value={field.value} onType={field.onType} />
        <Choices query={query} />
      </FilterBar>
      <DocsList query={query} list={list} />
    </>
  )
}

function Choices({ query }: { readonly query: DocsQuery }) {
  const { t } = useTranslation('techdocs')
  return (
    <>
      <SegmentLinks
        label={t('scope')}
        links={docsScopes.map((scope) => ({
          to: docsAddress({ ...query, scope }),
          text: t(scope),
          isCurrent: query.scope === scope,
        }))}
      />
      <SegmentLinks
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
