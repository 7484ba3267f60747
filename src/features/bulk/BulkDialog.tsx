import { useTranslation } from 'react-i18next'
import { useDispatch, useSelector } from 'react-redux'
import { countEntities, jobsWith } from '../../model/bulk/bulkJobs.ts'
import { Button } from '../../ui/button/Button.tsx'
import { FailureMessage } from '../../ui/message/FailureMessage.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import { CountedProgress } from '../../ui/progress/CountedProgress.tsx'
import { Progress } from '../../ui/progress/Progress.tsx'
import { BulkJobs } from './BulkJobs.tsx'
import * as bulk from './bulkSlice.ts'

type Open = Exclude<bulk.BulkState, { readonly status: 'closed' }>

/** Confirms, shows progress, and sums up the result for each entity. */
export function BulkDialog() {
  const state = useSelector((root: bulk.BulkRoot) => bulk.selectBulk(root))
  const isHidden = 'isHidden' in state && state.isHidden
  return state.status === 'closed' || isHidden ? null : <OpenDialog state={state} />
}

function OpenDialog({ state }: { readonly state: Open }) {
  const { t } = useTranslation('bulk')
  const dispatch = useDispatch()
  return (
    <Dialog
      isWide
      title={useTitle(state)}
      description={<Sentence state={state} />}
      onDismiss={() => dispatch(bulk.dismissed())}
      actions={<Actions state={state} />}
    >
      {!('jobs' in state) && (
        <Progress active={state.status === 'lookingUp'} label={t('lookingUp')} />
      )}
      {state.status === 'lookUpFailed' && <FailureMessage failure={state.failure} />}
      {state.status === 'running' && <RunProgress state={state} />}
      {'jobs' in state && <BulkJobs jobs={state.jobs} isRunning={state.status === 'running'} />}
    </Dialog>
  )
}

function useTitle(state: Open): string {
  const { t } = useTranslation('bulk')
  const count =
    'jobs' in state ? state.jobs.reduce((sum, { refs }) => sum + refs.length, 0) : state.refs.length
  if (!('doing' in state) || state.status === 'confirming') return t('unregisterTitle', { count })
  return t(state.doing === 'refresh' ? 'refreshTitle' : 'unregisteringTitle', { count })
}

/** Announced to screen readers. */
function Sentence({ state }: { readonly state: Open }) {
  const { t } = useTranslation('bulk')
  const text = (): string => {
    switch (state.status) {
      case 'lookingUp':
        return t('lookingUp')
      case 'lookUpFailed':
        return t('lookUpFailed')
      case 'running':
        return t('running')
      case 'confirming': {
        const jobs = jobsWith(state.jobs, 'waiting')
        const others = jobs.reduce((sum, job) => sum + job.others.length, 0)
        const areAllListed = jobs.every((job) => job.areAllListed)
        if (jobs.length === 0) return t('leavesNone')
        const count = countEntities(jobs)
        const leaves = t(areAllListed ? 'leaves' : 'leavesMore', { count })
        return others === 0 ? leaves : `${leaves} ${t('others', { count: others })}`
      }
      case 'finished': {
        const count = countEntities(jobsWith(state.jobs, 'succeeded'))
        const total = countEntities(state.jobs)
        return t(state.doing === 'refresh' ? 'refreshed' : 'removed', { count, total })
      }
    }
  }
  return <span role="status">{text()}</span>
}

type Running = Extract<Open, { readonly status: 'running' }>

function RunProgress({ state: { jobs } }: { readonly state: Running }) {
  const { t } = useTranslation('bulk')
  const total = countEntities(jobs)
  const done = total - countEntities(jobsWith(jobs, 'waiting'))
  return (
    <CountedProgress
      label={t('running')}
      done={done}
      total={total}
      text={t('progress', { done, total })}
    />
  )
}

function Actions({ state }: { readonly state: Open }) {
  const { t } = useTranslation('bulk')
  const dispatch = useDispatch()
  const { status } = state
  if (status === 'running')
    return <Button onClick={() => dispatch(bulk.stopped())}>{t('stop')}</Button>
  if (status === 'finished') {
    const hasFailed = jobsWith(state.jobs, 'failed').length > 0
    return (
      <>
        {hasFailed && (
          <Button onClick={() => dispatch(bulk.failedRetried())}>{t('retryFailed')}</Button>
        )}
        <Button primary onClick={() => dispatch(bulk.dismissed())}>
          {t('close')}
        </Button>
      </>
    )
  }
  const canRemove = status === 'confirming' && jobsWith(state.jobs, 'waiting').length > 0
  return (
    <>
      <Button onClick={() => dispatch(bulk.dismissed())}>{t('cancel')}</Button>
      {status === 'lookUpFailed' && (
        <Button primary onClick={() => dispatch(bulk.lookUpRetried())}>
          {t('retry')}
        </Button>
      )}
      {canRemove && (
        <Button danger onClick={() => dispatch(bulk.confirmed())}>
          {t('unregister')}
        </Button>
      )}
    </>
  )
}
