import { useMemo, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import type { CiPlace } from '../../../model/ci/ciHost.ts'
import type { CiRun, RunPage } from '../../../model/ci/ciRun.ts'
import { ciStatusOf } from '../../../model/ci/ciStatus.ts'
import { matchingRuns } from '../../../model/ci/matchingRuns.ts'
import {
  isNarrowed,
  pageOf,
  readRunsPlace,
  runsListOf,
  type RunsPlace,
} from '../../../model/ci/runsPlace.ts'
import { stripRuns } from '../../../model/ci/runStrip.ts'
import type { Entity } from '../../../model/entities/entity.ts'
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Link } from '../../../ui/Link.tsx'
import { EmptyList } from '../../../ui/list/EmptyList.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Progress } from '../../../ui/progress/Progress.tsx'
import { LoadingList } from '../../../ui/table/ListFrame.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import { selectRunsView } from '../../preferences/runsViewSlice.ts'
import classes from '../Ci.module.css'
import { useDefaultBranchQuery } from '../ciApi.ts'
import { CiBadge } from '../CiBadge.tsx'
import { CiFailure } from '../CiFailure.tsx'
import { refreshRequested } from '../ciPollingSlice.ts'
import { Freshness } from '../Freshness.tsx'
import { useCiPolling, useRuns, useStrip } from '../useCi.ts'
import { useCiHost } from '../useCiHost.ts'
import { RerunIcon } from './RerunIcon.tsx'
import { RunPages } from './RunPages.tsx'
import { CommitText, RunDuration, RunLink } from './runParts.tsx'
import { RunsTable } from './RunsTable.tsx'
import { RunsToolbar } from './RunsToolbar.tsx'
import { RunStrip } from './RunStrip.tsx'

interface RunCardsProps {
  readonly place: CiPlace
  readonly runs: readonly CiRun[]
}

/** A card for each run, latest first. */
function RunCards({ place, runs }: RunCardsProps) {
  const { t } = useTranslation('ci')
  return (
    <ul className={classes['cards']} aria-label={t('title')}>
      {runs.map((run) => (
        <Stack as="li" gap="xs" isFramed key={run.id} className={classes['card']}>
          <div className={classes['cardHead']}>
            <CiBadge status={ciStatusOf(run)} />
            <RerunIcon place={place} run={run} />
          </div>
          <div>
            <RunLink run={run} />
          </div>
          <div>
            <CommitText run={run} />
          </div>
          <div className={classes['cardFoot']}>
            {run.actor && (
              <Row as="span" isInline gap="xxs" isOneLine className={classes['person']}>
                <Picture name={run.actor.name} url={run.actor.avatarUrl} isSmall />
                <span>{run.actor.name}</span>
              </Row>
            )}
            <span>{run.branch}</span>
            {run.startedAt !== undefined && <Time at={run.startedAt} />}
            <RunDuration run={run} />
          </div>
        </Stack>
      ))}
    </ul>
  )
}

interface RunsPageProps {
  readonly entity: Entity
  readonly place: CiPlace
}

/** The runs of a repository, as a table or as cards (RUNS-02). */
export function RunsPage({ entity, place }: RunsPageProps) {
  const { t } = useTranslation('ci')
  const dispatch = useDispatch()
  const { search } = useLocation()
  const at = useMemo(() => readRunsPlace(search), [search])
  const view = useSelector(selectRunsView)
  const polling = useCiPolling(entity)
  const isCards = view === 'cards'
  const { data: defaultBranch } = useDefaultBranchQuery({ place }, { skip: !isCards })
  const needsBranch = isCards && at.branch === ''
  const query =
    needsBranch && defaultBranch === undefined
      ? undefined
      : runsListOf(at, view, defaultBranch ?? '')
  const shown = useRuns(place, query)
  const { page, isOld, hasMore } = shown
  const strip = useStrip(place, query, shown)
  const failing = polling.status === 'failing' || polling.status === 'retrying' ? polling : null
  return (
    <Stack gap="md">
      <RunsToolbar place={place} at={at} view={view} page={page} />
      {failing && (
        <CiFailure
          place={place}
          failure={failing.failure}
          allowance={failing.allowance}
          title={t('failure.runs')}
          onRetry={() => dispatch(refreshRequested())}
        />
      )}
      {page && <Freshness place={place} state={polling} />}
      {page && (
        <div aria-busy={isOld}>
          <Progress active={isOld} label={t('refreshing')} />
          <FoundRuns
            place={place}
            at={at}
            page={page}
            isCards={isCards}
            strip={strip}
            isLoading={hasMore && !failing}
          />
        </div>
      )}
      {!page && !failing && <LoadingList label={t('loading')} count={6} />}
    </Stack>
  )
}

interface FoundRunsProps {
  readonly place: CiPlace
  readonly at: RunsPlace
  readonly page: RunPage
  readonly isCards: boolean
  readonly strip: ComponentProps<typeof RunStrip>
  /** More of the runs are on the way. */
  readonly isLoading: boolean
}

function FoundRuns({ place, at, page, isCards, strip, isLoading }: FoundRunsProps) {
  const { t } = useTranslation('ci')
  const isSearched = isCards && at.text !== ''
  const matching = useMemo(
    () => (isSearched ? matchingRuns(page.runs, at.text) : page.runs),
    [isSearched, page.runs, at.text],
  )
  if (matching.length === 0 && isLoading) return <Progress active label={t('pages.loading')} />
  if (matching.length === 0)
    return page.total === 0 && !isNarrowed(at) ? <NoRuns place={place} /> : <NoMatch />
  return (
    <>
      <RunStrip {...(isSearched ? { runs: stripRuns(matching, []), pending: 0 } : strip)} />
      {isCards ? (
        <RunCards place={place} runs={isSearched ? pageOf(matching, at) : matching} />
      ) : (
        <RunsTable place={place} at={at} runs={matching} />
      )}
      <Progress active={isLoading} label={t('pages.loading')} />
      <RunPages
        at={at}
        total={isSearched ? matching.length : page.total}
        unseen={isSearched && !isLoading && page.total > page.runs.length ? page : undefined}
      />
    </>
  )
}

/** RUNS-10 */
function NoRuns({ place }: { readonly place: CiPlace }) {
  const { t } = useTranslation('ci')
  const host = useCiHost(place)
  return (
    <EmptyList
      title={t('empty.title')}
      hint={t('empty.text', { repository: `${place.owner}/${place.repo}` })}
    >
      {host && <ButtonLink to={host.newWorkflowUrl(place)}>{t('empty.create')}</ButtonLink>}
    </EmptyList>
  )
}

/** RUNS-11 */
function NoMatch() {
  const { t } = useTranslation('ci')
  const { pathname } = useLocation()
  return (
    <EmptyList title={t('empty.noMatch')} hint={t('empty.noMatchText')}>
      <Link to={pathname}>{t('clearFilters', { ns: 'shell' })}</Link>
    </EmptyList>
  )
}
