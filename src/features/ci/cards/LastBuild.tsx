import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { ciFailureNames } from '../../../model/ci/ciFailures.ts'
import type { CiPlace } from '../../../model/ci/ciHost.ts'
import type { CiPollingState } from '../../../model/ci/ciPolling.ts'
import { lastBuildQuery } from '../../../model/ci/runsPlace.ts'
import { Text } from '../../../ui/layout/Text.tsx'
import { Progress } from '../../../ui/progress/Progress.tsx'
import { selectConfig } from '../../shell/boot/bootSlice.ts'
import classes from '../Ci.module.css'
import { useRuns } from '../useCi.ts'
import { RunRows } from './RunRows.tsx'

interface LastBuildProps {
  readonly place: CiPlace
  readonly polling: CiPollingState
}

/** The latest run of one branch (RUNS-32). Without a login the card says once how to sign in. */
export function LastBuild({ place, polling }: LastBuildProps) {
  const { t } = useTranslation('ci')
  const id = useId()
  const branch = useSelector(selectConfig)?.ci.lastBuildBranch ?? ''
  const { page } = useRuns(place, lastBuildQuery(branch))
  const failure =
    polling.status === 'failing' || polling.status === 'retrying' ? polling.failure : undefined
  if (!page && failure?.name === ciFailureNames.login) return null
  return (
    <section aria-labelledby={id} className={classes['lastBuild']}>
      <h3 id={id}>{t('cards.last', { branch })}</h3>
      {page && page.runs.length > 0 ? (
        <RunRows label={t('cards.last', { branch })} runs={page.runs.slice(0, 1)} hasCommit />
      ) : page ? (
        <Text isQuiet>{t('cards.noneOn', { branch })}</Text>
      ) : failure ? (
        <p>{`${t('failure.lastBuild', { branch })}: ${failure.message}`}</p>
      ) : (
        <Progress active={polling.status === 'loading'} label={t('loading')} />
      )}
    </section>
  )
}
