import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router-dom'
import { refOf } from '../../model/entities/entity.ts'
import { kindOfRef } from '../../model/entities/entityRef.ts'
import { indexLink } from '../../model/entities/indexLinks.ts'
import { toFailure } from '../../model/failure.ts'
import { graphHref } from '../../model/graph/graphQuery.ts'
import { outermostOf, systemsQuery } from '../../model/graph/nest.ts'
import { EntityIcon } from '../../ui/badges/EntityIcon.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Link } from '../../ui/Link.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { PageHead } from '../../ui/page/PageHead.tsx'
import { Progress } from '../../ui/progress/Progress.tsx'
import { CardSkeleton } from '../../ui/progress/Skeleton.tsx'
import { useEntityPageQuery } from '../entities/entitiesApi.ts'
import { EntityPicker } from '../entities/picker/EntityPicker.tsx'
import { selectRecents } from '../preferences/recentsSlice.ts'
import classes from './EmptyGraph.module.css'
import { NestedBoxes } from './NestedBoxes.tsx'

const fewRecents = 6
const none: readonly string[] = []

/** A graph without roots: asks for an entity. */
export function EmptyGraph() {
  const { t } = useTranslation('catalog-graph')
  const navigate = useNavigate()
  const recents = useSelector(selectRecents).slice(0, fewRecents)
  return (
    <Stack gap="lg">
      <Stack gap="xs" className={classes['page']}>
        <PageHead title={t('title')} />
        <h2>{t('empty.title')}</h2>
        <p>{t('empty.text')}</p>
        <EntityPicker
          label={t('empty.pick')}
          placeholder={t('empty.placeholder')}
          kinds={none}
          chosen={none}
          isMany={false}
          onChoose={(roots) => void navigate(graphHref({ roots }))}
        />
        {recents.length > 0 && (
          <>
            <h2>{t('empty.recent')}</h2>
            <ul>
              {recents.map((entry) => (
                <li key={entry.ref}>
                  <EntityIcon kind={kindOfRef(entry.ref)} />
                  <Link to={graphHref({ roots: [entry.ref.toLowerCase()] })}>{entry.title}</Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </Stack>
      <AllSystems />
    </Stack>
  )
}

/** The catalog from above: domains, with their systems in them, then systems without a domain. */
function AllSystems() {
  const { t } = useTranslation('catalog-graph')
  const { currentData, error, refetch, isFetching } = useEntityPageQuery(systemsQuery)
  const entities = useMemo(
    () => new Map((currentData?.items ?? []).map((entity) => [refOf(entity), entity])),
    [currentData],
  )
  const roots = useMemo(() => outermostOf(entities), [entities])
  const left = (currentData?.total ?? 0) - entities.size
  if (currentData && roots.length === 0) return null
  return (
    <section aria-label={t('empty.systems')}>
      <h2 className={classes['title']}>{t('empty.systems')}</h2>
      <Progress active={isFetching} label={t('loading')} />
      {error && !isFetching && (
        <FailureMessage
          failure={toFailure(error)}
          title={t('loadFailed')}
          onRetry={() => void refetch()}
        />
      )}
      {isFetching && !currentData && <CardSkeleton height={240} />}
      <NestedBoxes roots={roots} entities={entities} />
      {left > 0 && (
        <Link to={indexLink({ kind: 'system' })}>{t('empty.moreSystems', { count: left })}</Link>
      )}
    </section>
  )
}
