import { useTranslation } from 'react-i18next'
import { templatesAddress, type TemplatesQuery } from '../../../model/scaffolder/templatesQuery.ts'
import { ScopeLinks } from '../../../ui/ScopeLinks.tsx'

/** All templates or the starred ones. */
export function TemplateScope({ query }: { readonly query: TemplatesQuery }) {
  const { t } = useTranslation('scaffolder')
  return (
    <ScopeLinks
      label={t('templates.scope')}
      links={[false, true].map((isStarred) => ({
        to: templatesAddress({ ...query, isStarred }),
        text: t(isStarred ? 'templates.starred' : 'templates.all'),
        isCurrent: query.isStarred === isStarred,
      }))}
    />
  )
}
