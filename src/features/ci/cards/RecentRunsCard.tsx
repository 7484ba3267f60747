import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { ciFailureNames } from '../../../model/ci/ciFailures.ts'
import type { CiPlace } from '../../../model/ci/ciHost.ts'
import { recentQuery } from '../../../model/ci/runsPlace.ts'
import type { Entity } from '../../../model/entities/entity.ts'
import { Card } from '../../../ui/Card.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Progress } from '../../../ui/progress/Progress.tsx'
import { CiFailure } from '../CiFailure.tsx'
import { refreshRequested } from '../ciPollingSlice.ts'
import { LoginLine } from '../LoginCard.tsx'
import { RunStrip } from '../runs/RunStrip.tsx'
import { useTabPath } from '../runs/useTabPath.ts'
import { useCiPlace, useCiPolling, useRuns, useStrip } from '../useCi.ts'
import { LastBuild } from './LastBuild.tsx'
import { RunRows } from './RunRows.tsx'

/** The latest runs of an entity, on its overview: as a strip, five of them (RUNS-31), and the last one of a branch. */
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
  const shown = useRuns(place, recentQuery)
  const strip = useStrip(place, recentQuery, shown)
  const { page } = shown
  if (page?.runs.length === 0) return <p>{t('cards.none')}</p>
  if (page)
    return (
      <>
        <RunStrip {...strip} />
        <LastBuild place={place} polling={polling} />
        <RunRows label={t('cards.recent')} runs={page.runs} />
      </>
    )
  const isFailing = polling.status === 'failing' || polling.status === 'retrying'
  if (isFailing && polling.failure.name === ciFailureNames.login) return <LoginLine place={place} />
  if (isFailing)
    return (
      <>
        <CiFailure
          place={place}
          failure={polling.failure}
          allowance={polling.allowance}
          title={t('failure.runs')}
          onRetry={() => dispatch(refreshRequested())}
        />
        <LastBuild place={place} polling={polling} />
      </>
    )
  return <Progress active={polling.status === 'loading'} label={t('loading')} />
}
