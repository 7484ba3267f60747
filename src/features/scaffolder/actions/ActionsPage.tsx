import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { templatingExtensionsRoute } from '../../../model/routes/portalRoutes.ts'
import { matching, searchedText } from '../../../model/scaffolder/reference.ts'
import { Link } from '../../../ui/Link.tsx'
import { useRoute } from '../../../ui/portalContext.ts'
import { useActionsQuery } from '../scaffolderApi.ts'
import { Reference } from './Reference.tsx'
import classes from './ReferencePage.module.css'
import { ReferencePage } from './ReferencePage.tsx'

/** `/create/actions`: the actions that templates may use. */
export function ActionsPage() {
  const { t } = useTranslation('scaffolder')
  const { pathname, search } = useLocation()
  const extensions = useRoute(templatingExtensionsRoute)
  const { data, error, isFetching, refetch } = useActionsQuery(undefined)
  const actions = matching(data ?? [], ({ id }) => id, searchedText(search))
  return (
    <ReferencePage
      head={{
        title: t('actions.title'),
        intro: t('actions.intro'),
        children: extensions !== undefined && (
          <Link className={classes['other']} to={extensions}>
            {t('extensions.title')}
          </Link>
        ),
      }}
      searchLabel={t('actions.search')}
      failed={t('actions.failed')}
      names={actions.map(({ id }) => id)}
      answer={{ isLoaded: data !== undefined, error: isFetching ? undefined : error, refetch }}
    >
      {actions.map(({ id, description, schemas, examples }) => (
        <Reference
          key={id}
          name={id}
          page={pathname}
          description={description}
          schemas={schemas}
          examples={examples}
        />
      ))}
    </ReferencePage>
  )
}
