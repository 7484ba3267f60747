import { useDeferredValue, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { parseTemplatesQuery, templatesAddress } from '../../../model/scaffolder/templatesQuery.ts'
import { Row } from '../../../ui/layout/Row.tsx'
import { SearchField } from '../../entities/SearchField.tsx'
import { useUrlText } from '../../entities/useUrlText.ts'
import { TemplateChips } from './TemplateChips.tsx'
import { TemplateFilters } from './TemplateFilters.tsx'
import { TemplateList } from './TemplateList.tsx'
import { TemplateScope } from './TemplateScope.tsx'
import { TemplatesHeader } from './TemplatesHeader.tsx'
import classes from './TemplatesPage.module.css'
import { useTemplates } from './useTemplates.ts'

/** `/create`: the templates, filtered by the URL. */
export function TemplatesPage() {
  const { t } = useTranslation('scaffolder')
  const { search } = useLocation()
  const query = useMemo(() => parseTemplatesQuery(search), [search])
  const templates = useTemplates(query)
  const field = useUrlText(query.text, (text) => templatesAddress({ ...query, text }))
  // Whether one may register a template is asked once there is something to see.
  const isReady = useDeferredValue(templates.status !== 'loading', false)
  return (
    <>
      <TemplatesHeader isReady={isReady} />
      <Row gap="xs" align="stretch" className={classes['toolbar']}>
        <SearchField label={t('templates.search')} value={field.value} onType={field.onType} />
        <TemplateScope query={query} />
        <TemplateFilters query={query} />
      </Row>
      <TemplateChips query={query} />
      <TemplateList query={query} templates={templates} />
    </>
  )
}
