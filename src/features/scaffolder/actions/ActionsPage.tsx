import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { templatingExtensionsRoute } from '../../../model/routes/portalRoutes.ts'
import { matching, searchedText } from '../../../model/scaffolder/reference.ts'
import { actionsFacet, templatesUsing } from '../../../model/scaffolder/templatesQuery.ts'
import { Link } from '../../../ui/Link.tsx'
import { useRoute } from '../../../ui/page/portalContext.ts'
import { useFacetsQuery } from '../../entities/catalogApi.ts'
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
  const uses = useActionUses(data !== undefined)
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
          note={<UsedBy action={id} uses={uses.get(id)} />}
        />
      ))}
    </ReferencePage>
  )
}

/** How many templates use each action; the catalog counts them. Empty until it has, or if it cannot. */
function useActionUses(isReady: boolean): ReadonlyMap<string, number> {
  const { data } = useFacetsQuery({ facets: [actionsFacet], kind: 'template' }, { skip: !isReady })
  return useMemo(
    () => new Map(data?.[actionsFacet]?.map(({ value, count }) => [value, count])),
    [data],
  )
}

interface UsedByProps {
  readonly action: string
  readonly uses: number | undefined
}

function UsedBy({ action, uses }: UsedByProps) {
  const { t } = useTranslation('scaffolder')
  if (uses === undefined) return null
  return <Link to={templatesUsing(action)}>{t('actions.usedBy', { count: uses })}</Link>
}
