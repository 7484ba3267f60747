import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { ciFailureNames } from '../../../model/ci/ciFailures.ts'
import type { CiPlace } from '../../../model/ci/ciHost.ts'
import type { CiRun } from '../../../model/ci/ciRun.ts'
import { ciStatusOf } from '../../../model/ci/ciStatus.ts'
import { recentQuery } from '../../../model/ci/runsPlace.ts'
import type { Entity } from '../../../model/entities/entity.ts'
import { Card } from '../../../ui/Card.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Progress } from '../../../ui/progress/Progress.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import classes from '../Ci.module.css'
import { CiBadge } from '../CiBadge.tsx'
import { CiFailure } from '../CiFailure.tsx'
import { refreshRequested } from '../ciPollingSlice.ts'
import { LoginLine } from '../LoginCard.tsx'
import { RunLink } from '../runs/runParts.tsx'
import { useTabPath } from '../runs/useTabPath.ts'
import { useCiPlace, useCiPolling, useRuns } from '../useCi.ts'

/** The latest five runs of an entity, on its overview (RUNS-31). */
export function RecentRunsCard({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('ci')
  const place = useCiPlace(entity)
  const tab = useTabPath()
  return (
    <Card title={t('cards.recent')}>
      {place === 'loading' ? (
        <Progress active label={t('loading')} />
      ) : place === undefined || place === 'malformed' ? (
        <p>{t('missingProject')}</p>
      ) : (
        <Stack gap="md">
          <Recent entity={entity} place={place} />
          <p>
            <Link to={tab}>{t('cards.open')}</Link>
          </p>
        </Stack>
      )}
    </Card>
  )
}

function Recent({ entity, place }: { readonly entity: Entity; readonly place: CiPlace }) {
  const { t } = useTranslation('ci')
  const dispatch = useDispatch()
  const polling = useCiPolling(entity)
  const { page } = useRuns(place, recentQuery)
  if (page) return page.runs.length === 0 ? <p>{t('cards.none')}</p> : <RunRows runs={page.runs} />
  const isFailing = polling.status === 'failing' || polling.status === 'retrying'
  if (isFailing && polling.failure.name === ciFailureNames.login) return <LoginLine place={place} />
  if (isFailing)
    return (
      <CiFailure
        place={place}
        failure={polling.failure}
        allowance={polling.allowance}
        title={t('failure.runs')}
        onRetry={() => dispatch(refreshRequested())}
      />
    )
  return <Progress active={polling.status === 'loading'} label={t('loading')} />
}

function RunRows({ runs }: { readonly runs: readonly CiRun[] }) {
  const { t } = useTranslation('ci')
  return (
    <ul className={classes['rows']} aria-label={t('cards.recent')}>
      {runs.map((run) => (
        <li key={run.id}>
          <CiBadge status={ciStatusOf(run)} />
          <span className={classes['rowName']}>
            <RunLink run={run} />
            <span className={classes['minor']}>{run.branch}</span>
          </span>
          {run.startedAt !== undefined && <Time at={run.startedAt} />}
        </li>
      ))}
    </ul>
  )
}
