import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { CiPlace } from '../../../model/ci/ciHost.ts'
import { readRunPlace } from '../../../model/ci/runsPlace.ts'
import type { Entity } from '../../../model/entities/entity.ts'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Progress } from '../../../ui/Progress.tsx'
import { CardSkeleton } from '../../../ui/Skeleton.tsx'
import classes from '../Ci.module.css'
import { CiFailure } from '../CiFailure.tsx'
import { refreshRequested } from '../ciPollingSlice.ts'
import { Freshness } from '../Freshness.tsx'
import { useTabPath } from '../runs/useTabPath.ts'
import { useCiPolling, useRun } from '../useCi.ts'
import { Artifacts } from './Artifacts.tsx'
import { JobAnnotations } from './JobAnnotations.tsx'
import { JobGraphPart } from './JobGraphPart.tsx'
import { JobList } from './JobList.tsx'
import { RunHead } from './RunHead.tsx'

interface RunPageProps {
  readonly entity: Entity
  readonly place: CiPlace
  readonly runId: string
}

/** `/ci-cd/:id`: a run with its jobs (RUNS-03). */
export function RunPage({ entity, place, runId }: RunPageProps) {
  const { t } = useTranslation('ci')
  const dispatch = useDispatch()
  const { search } = useLocation()
  const tab = useTabPath()
  const at = readRunPlace(search)
  const polling = useCiPolling(entity)
  const { run, jobs } = useRun(place, runId, at.attempt)
  const failing = polling.status === 'failing' || polling.status === 'retrying' ? polling : null
  return (
    <Stack gap="md">
      <nav className={classes['crumbs']} aria-label={t('details.breadcrumb')}>
        <ol>
          <li>
            <Link to={tab}>{t('title')}</Link>
          </li>
          <li aria-current="page">
            {run ? t('run', { number: String(run.number ?? runId) }) : runId}
          </li>
        </ol>
      </nav>
      {failing && (
        <CiFailure
          place={place}
          failure={failing.failure}
          allowance={failing.allowance}
          title={t('failure.load', { message: failing.failure.message })}
          onRetry={() => dispatch(refreshRequested())}
        />
      )}
      {run && (
        <>
          <RunHead place={place} run={run} jobs={jobs ?? []} at={at} />
          <Freshness place={place} state={polling} />
        </>
      )}
      {run && jobs && (
        <>
          <JobGraphPart place={place} run={run} jobs={jobs} />
          <JobList place={place} run={run} jobs={jobs} at={at} />
          <JobAnnotations place={place} run={run} jobs={jobs} />
          <Artifacts place={place} run={run} />
        </>
      )}
      {!(run && jobs) && !failing && (
        <div aria-busy="true">
          <Progress active label={t('loading')} />
          <CardSkeleton height={320} />
        </div>
      )}
    </Stack>
  )
}
