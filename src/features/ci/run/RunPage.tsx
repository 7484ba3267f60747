import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { CiPlace } from '../../../model/ci/ciHost.ts'
import { type CiJob, type CiRun, isDone } from '../../../model/ci/ciRun.ts'
import { jobGraph } from '../../../model/ci/jobGraph.ts'
import { failureOfRun } from '../../../model/ci/runFailure.ts'
import { readRunPlace } from '../../../model/ci/runsPlace.ts'
import { encodePart } from '../../../model/encodePath.ts'
import type { Entity } from '../../../model/entities/entity.ts'
import { fileSize } from '../../../model/fileSize.ts'
import { lazyPart } from '../../../ui/behaviour/lazyPart.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Link } from '../../../ui/Link.tsx'
import { PagePath } from '../../../ui/page/PagePath.tsx'
import { Progress } from '../../../ui/progress/Progress.tsx'
import { CardSkeleton } from '../../../ui/progress/Skeleton.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import classes from '../Ci.module.css'
import { useArtifactsQuery, useJobNeedsQuery } from '../ciApi.ts'
import { CiFailure } from '../CiFailure.tsx'
import { refreshRequested } from '../ciPollingSlice.ts'
import { Freshness } from '../Freshness.tsx'
import { useTabPath } from '../runs/useTabPath.ts'
import { useCiPolling, useRun } from '../useCi.ts'
import { JobAnnotations } from './JobAnnotations.tsx'
import { WaitingGraph } from './JobGraphShape.tsx'
import type { JobGraphViewProps } from './JobGraphView.tsx'
import { JobList } from './JobList.tsx'
import { RunFailure } from './RunFailure.tsx'
import { RunHead } from './RunHead.tsx'

interface ArtifactsProps {
  readonly place: CiPlace
  readonly run: CiRun
}

/** The files that a run has left, with their sizes; they are downloaded at the host. */
function Artifacts({ place, run }: ArtifactsProps) {
  const { t, i18n } = useTranslation('ci')
  const { id, attempt, url } = run
  const isOver = isDone(run)
  const { currentData } = useArtifactsQuery({ place, runId: id, attempt }, { skip: !isOver })
  if (currentData === undefined || currentData.length === 0) return null
  return (
    <Card title={t('details.artifacts')}>
      <ul className={classes['artifacts']}>
        {currentData.map((artifact) => (
          <li key={artifact.id}>
            {artifact.isExpired || url === undefined ? (
              <span>{artifact.name}</span>
            ) : (
              <Link to={`${url}/artifacts/${encodePart(artifact.id)}`}>{artifact.name}</Link>
            )}
            <span className={classes['minor']}>{fileSize(artifact.size, i18n.language)}</span>
            <span className={classes['minor']}>
              {artifact.isExpired
                ? t('details.expired')
                : artifact.expiresAt !== undefined && (
                    <Time
                      at={artifact.expiresAt}
                      sentence={(words) => t('details.expires', { words })}
                    />
                  )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

const JobGraphView = lazyPart<JobGraphViewProps>(
  async () => (await import(/* webpackChunkName: "ci-graph" */ './JobGraphView.tsx')).JobGraphView,
  <WaitingGraph />,
)

interface JobGraphPartProps {
  readonly place: CiPlace
  readonly run: CiRun
  readonly jobs: readonly CiJob[]
}

/** The jobs by what they wait for, where the workflow's file tells; else the list has their order. */
function JobGraphPart({ place, run, jobs }: JobGraphPartProps) {
  const { data: plans, isError } = useJobNeedsQuery({ place, run })
  const graph = useMemo(() => plans && jobGraph(jobs, plans), [jobs, plans])
  if (!graph && !isError && jobs.length > 1) return <WaitingGraph />
  return graph && graph.edges.length > 0 ? <JobGraphView run={run} graph={graph} /> : null
}

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
  const hasFailure = run !== undefined && failureOfRun(run, jobs ?? []) !== undefined
  const failing = polling.status === 'failing' || polling.status === 'retrying' ? polling : null
  return (
    <Stack gap="md">
      {!run && (
        <PagePath label={t('details.path')} above={[{ to: tab, text: t('title') }]} here={runId} />
      )}
      {run && (
        <RunHead
          place={place}
          run={run}
          jobs={jobs ?? []}
          at={at}
          updated={<Freshness place={place} state={polling} />}
        />
      )}
      {failing && (
        <CiFailure
          place={place}
          failure={failing.failure}
          allowance={failing.allowance}
          title={t('failure.load', { message: failing.failure.message })}
          onRetry={() => dispatch(refreshRequested())}
        />
      )}
      {run && jobs && (
        <>
          <RunFailure place={place} run={run} jobs={jobs} canRerun={at.attempt === undefined} />
          {!hasFailure && <JobGraphPart place={place} run={run} jobs={jobs} />}
          <JobList place={place} run={run} jobs={jobs} at={at} />
          {hasFailure && <JobGraphPart place={place} run={run} jobs={jobs} />}
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
