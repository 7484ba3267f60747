import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import type { CiPlace } from '../../../model/ci/ciHost.ts'
import { type CiJob, type CiRun, isDone } from '../../../model/ci/ciRun.ts'
import { ciStatusOf, hasFailed } from '../../../model/ci/ciStatus.ts'
import { type RunPlace, searchOfRun } from '../../../model/ci/runsPlace.ts'
import { Button } from '../../../ui/button/Button.tsx'
import { Fact, Facts } from '../../../ui/Facts.tsx'
import { Row } from '../../../ui/layout/Row.tsx'
import { Stack } from '../../../ui/layout/Stack.tsx'
import { Link } from '../../../ui/Link.tsx'
import { PageHead } from '../../../ui/page/PageHead.tsx'
import { PagePath } from '../../../ui/page/PagePath.tsx'
import { Picture } from '../../../ui/Picture.tsx'
import { Time } from '../../../ui/time/Time.tsx'
import classes from '../Ci.module.css'
import { ciApi } from '../ciApi.ts'
import { CiBadge } from '../CiBadge.tsx'
import { CommitText, RunDuration } from '../runs/runParts.tsx'
import { useTabPath } from '../runs/useTabPath.ts'
import { useRunAction } from '../useRunAction.ts'

interface AttemptSelectProps {
  readonly place: CiPlace
  readonly run: CiRun
  readonly at: RunPlace
}

/** The attempts of a run that has run again; the latest by default. */
function AttemptSelect({ place, run, at }: AttemptSelectProps) {
  const { t } = useTranslation('ci')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isEarlier = at.attempt !== undefined
  const { data: latest } = ciApi.useRunQuery({ place, runId: run.id }, { skip: !isEarlier })
  const total = Math.max(run.attempt, latest?.attempt ?? 1)
  if (total === 1) return null
  const choose = (chosen: number) => {
    const attempt = chosen === total ? undefined : chosen
    void navigate(pathname + searchOfRun({ attempt, job: null }), { flushSync: true })
  }
  return (
    <label>
      {t('details.attempt')}{' '}
      <select
        className={classes['select']}
        value={at.attempt ?? total}
        onChange={({ target }) => {
          choose(Number(target.value))
        }}
      >
        {Array.from({ length: total }, (_, index) => (
          <option key={index} value={index + 1}>
            {t('details.attemptOf', { attempt: index + 1, total })}
          </option>
        ))}
      </select>
    </label>
  )
}

interface RunHeadProps {
  readonly place: CiPlace
  readonly run: CiRun
  readonly jobs: readonly CiJob[]
  readonly at: RunPlace
  /** How old this is. */
  readonly updated: ReactNode
}

/** Path, name, status, facts and actions of a run. */
export function RunHead({ place, run, jobs, at, updated }: RunHeadProps) {
  const { t } = useTranslation('ci')
  const tab = useTabPath()
  const { name, title, url, branch, event, startedAt, actor } = run
  return (
    <Stack gap="xs">
      <PageHead
        as="h2"
        tab={null}
        title={title ?? name}
        path={
          <PagePath
            label={t('details.path')}
            above={[{ to: tab, text: t('title') }]}
            here={t('run', { number: String(run.number ?? run.id) })}
          />
        }
        actions={
          <>
            {url !== undefined && (
              <Link to={url}>{t('details.open', { host: place.hostTitle })}</Link>
            )}
            <AttemptSelect place={place} run={run} at={at} />
            {at.attempt === undefined && <RunActions place={place} run={run} jobs={jobs} />}
          </>
        }
        updated={updated}
      >
        <CiBadge status={ciStatusOf(run)} />
      </PageHead>
      <Facts>
        {title !== undefined && <Fact label={t('columns.workflow')}>{name}</Fact>}
        {branch !== undefined && <Fact label={t('columns.branch')}>{branch}</Fact>}
        {run.commit && (
          <Fact label={t('columns.commit')}>
            <CommitText run={run} />
          </Fact>
        )}
        {event !== undefined && <Fact label={t('columns.event')}>{event}</Fact>}
        {startedAt !== undefined && (
          <Fact label={t('columns.started')}>
            <Time at={startedAt} />
          </Fact>
        )}
        <Fact label={t('columns.duration')}>
          <RunDuration run={run} />
        </Fact>
        {actor && (
          <Fact label={t('columns.actor')}>
            <Row as="span" isInline gap="xxs" isOneLine className={classes['person']}>
              <Picture name={actor.name} url={actor.avatarUrl} isSmall />
              <span>{actor.name}</span>
            </Row>
          </Fact>
        )}
      </Facts>
    </Stack>
  )
}

interface RunActionsProps {
  readonly place: CiPlace
  readonly run: CiRun
  readonly jobs: readonly CiJob[]
}

/** Buttons to re-run all jobs, and to cancel a run in progress (RUNS-14). What failed is run again where it is said. */
function RunActions({ place, run, jobs }: RunActionsProps) {
  const { t } = useTranslation('ci')
  const { act, underWay } = useRunAction(place, run)
  const isBusy = underWay !== undefined
  const hasFailedJobs = jobs.some(hasFailed)
  const busy = { 'aria-busy': isBusy, 'aria-disabled': isBusy }
  return (
    <>
      {isDone(run) && (
        <Button
          {...busy}
          primary={hasFailed(run) && !hasFailedJobs}
          onClick={() => {
            act('rerun')
          }}
        >
          {t('actions.rerun')}
        </Button>
      )}
      {!isDone(run) && underWay !== 'rerun' && underWay !== 'rerunFailed' && (
        <Button
          {...busy}
          danger
          onClick={() => {
            act('cancel')
          }}
        >
          {t('actions.cancel')}
        </Button>
      )}
      <span role="status">
        {isBusy && t(underWay === 'cancel' ? 'actions.waitingCancel' : 'actions.waitingRerun')}
      </span>
    </>
  )
}
