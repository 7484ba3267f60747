import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { ciFailureNames } from '../../../model/ci/ciFailures.ts'
import type { CiPlace } from '../../../model/ci/ciHost.ts'
import type { CiRun } from '../../../model/ci/ciRun.ts'
import { ciStatusOf } from '../../../model/ci/ciStatus.ts'
import { lastBuildQuery } from '../../../model/ci/runsPlace.ts'
import type { Entity } from '../../../model/entities/entity.ts'
import { Card } from '../../../ui/Card.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Progress } from '../../../ui/progress/Progress.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import { selectConfig } from '../../shell/boot/bootSlice.ts'
import { CiBadge } from '../CiBadge.tsx'
import { CommitText, RunLink } from '../runs/runParts.tsx'
import { useCiPlace, useCiPolling, useRuns } from '../useCi.ts'

/** The latest run of one branch, on the overview (RUNS-32). */
export function LastBuildCard({ entity }: { readonly entity: Entity }) {
  const { t } = useTranslation('ci')
  const place = useCiPlace(entity)
  const branch = useSelector(selectConfig)?.ci.lastBuildBranch ?? ''
  return (
    <Card title={t('cards.last', { branch })}>
      {place === 'loading' ? (
        <Progress active label={t('loading')} />
      ) : place === undefined || place === 'malformed' ? (
        <p>{t('missingProject')}</p>
      ) : (
        <LastBuild entity={entity} place={place} branch={branch} />
      )}
    </Card>
  )
}

interface LastBuildProps {
  readonly entity: Entity
  readonly place: CiPlace
  readonly branch: string
}

function LastBuild({ entity, place, branch }: LastBuildProps) {
  const { t } = useTranslation('ci')
  const polling = useCiPolling(entity)
  const { page } = useRuns(place, lastBuildQuery(branch))
  if (page) {
    const [run] = page.runs
    return run ? <BuildFacts run={run} /> : <p>{t('cards.noneOn', { branch })}</p>
  }
  if (polling.status === 'failing' || polling.status === 'retrying') {
    // The other card says how to sign in.
    const isLogin = polling.failure.name === ciFailureNames.login
    if (isLogin) return <p>{t('cards.signInFirst', { branch })}</p>
    return <p>{`${t('failure.lastBuild', { branch })}: ${polling.failure.message}`}</p>
  }
  return <Progress active={polling.status === 'loading'} label={t('loading')} />
}

function BuildFacts({ run }: { readonly run: CiRun }) {
  const { t } = useTranslation('ci')
  const { startedAt } = run
  return (
    <Facts>
      <Fact label={t('columns.status')}>
        <CiBadge status={ciStatusOf(run)} />
      </Fact>
      <Fact label={t('columns.workflow')}>
        <RunLink run={run} />
      </Fact>
      <Fact label={t('columns.commit')}>
        <CommitText run={run} />
      </Fact>
      {startedAt !== undefined && (
        <Fact label={t('columns.started')}>
          <Time at={startedAt} />
        </Fact>
      )}
    </Facts>
  )
}
