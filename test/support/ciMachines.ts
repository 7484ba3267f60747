// State × event for the machines of workflow runs.

import { jobLogProgressed } from '../../src/features/ci/ciApi.ts'
import * as polling from '../../src/features/ci/ciPollingSlice.ts'
import { jobLogSlice } from '../../src/features/ci/jobLogSlice.ts'
import * as action from '../../src/features/ci/runActionSlice.ts'
import type { CiPollingState } from '../../src/model/ci/ciPolling.ts'
import { failure, type Machine } from './machine.ts'
import { samplePlace } from './sampleCiHost.ts'

const target = { entityRef: 'component:default/some', shows: { page: 'overview' } } as const
const other = { ...target, entityRef: 'component:default/other' }
const answered = { target, at: 2, isDone: false, allowance: null }
const shown = { ...answered, at: 1, quiet: 1 }
const failed = { target, attempt: 1, failure, allowance: null }

const pollingStates: Readonly<Record<string, CiPollingState>> = {
  idle: { status: 'idle' },
  loading: { status: 'loading', target },
  shown: { status: 'shown', ...shown },
  refreshing: { status: 'refreshing', ...shown },
  failing: { status: 'failing', ...failed, at: 1 },
  retrying: { status: 'retrying', ...failed, at: null },
}

const anyPolling = { otherOpened: 'loading', runsLeft: 'idle' }
const asking = { ...anyPolling, changed: 'shown', unchanged: 'shown', runsFailed: 'failing' }

const ciPolling: Machine = {
  reducer: polling.ciPollingSlice.reducer,
  states: pollingStates,
  events: {
    runsOpened: polling.runsOpened({ target }),
    otherOpened: polling.runsOpened({ target: other }),
    runsLeft: polling.runsLeft(),
    changed: polling.runsReceived({ ...answered, hasChanged: true }),
    unchanged: polling.runsReceived({ ...answered, hasChanged: false }),
    ofAnother: polling.runsReceived({ ...answered, target: other, hasChanged: true }),
    runsFailed: polling.runsFailed({ target, failure, allowance: null }),
    refreshDue: polling.refreshDue(),
    refreshRequested: polling.refreshRequested(),
  },
  moves: {
    idle: { runsOpened: 'loading', otherOpened: 'loading' },
    loading: asking,
    shown: { ...anyPolling, refreshDue: 'refreshing', refreshRequested: 'refreshing' },
    refreshing: asking,
    failing: { ...anyPolling, refreshDue: 'retrying', refreshRequested: 'retrying' },
    retrying: asking,
  },
}

const acted = { place: samplePlace, runId: '1', action: 'rerun', attempt: 1 } as const

const runAction: Machine = {
  reducer: action.runActionSlice.reducer,
  states: {
    idle: { status: 'idle' },
    sending: { status: 'sending', ...acted },
    waiting: { status: 'waiting', ...acted },
  },
  events: {
    runActionRequested: action.runActionRequested(acted),
    ofAnother: action.runActionRequested({ ...acted, runId: '2' }),
    runActionAccepted: action.runActionAccepted(),
    runActionEnded: action.runActionEnded(),
  },
  moves: {
    idle: { runActionRequested: 'sending', ofAnother: 'sending' },
    sending: { runActionAccepted: 'waiting', runActionEnded: 'idle' },
    waiting: { ofAnother: 'sending', runActionEnded: 'idle' },
  },
}

const progressed = { jobId: '7', received: 500, total: 1_000 }
const ended = (jobId: string) => ({
  type: 'backend/executeQuery/fulfilled',
  meta: {
    requestStatus: 'fulfilled',
    requestId: 'one',
    arg: { type: 'query', endpointName: 'jobLog', originalArgs: { place: samplePlace, jobId } },
  },
})

const jobLog: Machine = {
  reducer: jobLogSlice.reducer,
  states: { idle: { status: 'idle' }, downloading: { status: 'downloading', ...progressed } },
  events: { progressed: jobLogProgressed(progressed), ended: ended('7'), ofAnother: ended('8') },
  moves: {
    idle: { progressed: 'downloading' },
    downloading: { progressed: 'downloading', ended: 'idle' },
  },
}

export const ciMachines = { ciPolling, runAction, jobLog }
