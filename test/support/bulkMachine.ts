// State × event for actions on many entities.

import * as bulk from '../../src/features/bulk/bulkSlice.ts'
import { signedOut } from '../../src/features/session/sessionSlice.ts'
import { navigated } from '../../src/features/shell/locationSlice.ts'
import { deletionJob, locationJob, refreshJob } from '../../src/model/bulk/bulkJobs.ts'
import { failure, type Machine } from './machine.ts'

const a = 'component:default/a'
const b = 'component:default/b'
const refs = [a, b]
const location = { id: '1', type: 'url', target: 'https://example.org/a.yaml' }
const removals = [
  locationJob(location, [a], [a, 'component:default/c'], true),
  deletionJob(b, 'uid-of-b'),
]
const [removal] = removals
const succeeded = { result: { status: 'succeeded' } } as const
const failed = { result: { status: 'failed', failure } } as const

const refreshing = (
  status: 'running' | 'finished',
  results: readonly object[],
): bulk.BulkState => ({
  status,
  doing: 'refresh',
  jobs: refs.map((ref, index) => ({ ...refreshJob(ref), ...results[index] })),
  isHidden: false,
})

const ends = { dismissed: 'closed', navigated: 'closed', signedOut: 'closed' }

export const bulkMachine: Machine = {
  reducer: bulk.bulkSlice.reducer,
  states: {
    closed: { status: 'closed' },
    lookingUp: { status: 'lookingUp', refs } as bulk.BulkState,
    lookUpFailed: { status: 'lookUpFailed', refs, failure } as bulk.BulkState,
    confirming: {
      status: 'confirming',
      doing: 'unregister',
      jobs: removals,
      isHidden: false,
    } as bulk.BulkState,
    running: refreshing('running', []),
    atLast: refreshing('running', [succeeded]),
    allDone: refreshing('running', [succeeded, succeeded]),
    removing: {
      status: 'running',
      doing: 'unregister',
      jobs: removals,
      isHidden: false,
    } as bulk.BulkState,
    finished: refreshing('finished', [succeeded, failed]),
  },
  events: {
    refreshRequested: bulk.refreshRequested(refs),
    unregisterRequested: bulk.unregisterRequested(refs),
    jobsFound: bulk.jobsFound({ refs, jobs: removals }),
    lookUpFailed: bulk.lookUpFailed({ refs, failure }),
    lateJobs: bulk.jobsFound({ refs: [a], jobs: [] }),
    lateLookUpFailure: bulk.lookUpFailed({ refs: [a], failure }),
    lookUpRetried: bulk.lookUpRetried(),
    confirmed: bulk.confirmed(),
    jobDone: bulk.jobDone({ id: a }),
    lastJobDone: bulk.jobDone({ id: b }),
    jobFailed: bulk.jobFailed({ id: a, failure }),
    removalDone: bulk.jobDone({ id: removal?.id ?? '' }),
    stopped: bulk.stopped(),
    runFinished: bulk.runFinished(),
    failedRetried: bulk.failedRetried(),
    dismissed: bulk.dismissed(),
    navigated: navigated({ pathname: '/settings', search: '', hash: '', by: 'push' }),
    signedOut: signedOut({ by: 'user' }),
  },
  moves: {
    closed: { refreshRequested: 'running', unregisterRequested: 'lookingUp' },
    lookingUp: { jobsFound: 'confirming', lookUpFailed: 'lookUpFailed', ...ends },
    lookUpFailed: { lookUpRetried: 'lookingUp', ...ends },
    confirming: { confirmed: 'running', ...ends },
    running: {
      jobDone: 'running',
      jobFailed: 'running',
      stopped: 'running',
      navigated: 'running',
      signedOut: 'closed',
    },
    atLast: {
      lastJobDone: 'running',
      stopped: 'running',
      navigated: 'running',
      signedOut: 'closed',
    },
    allDone: {
      stopped: 'running',
      runFinished: 'finished',
      navigated: 'running',
      signedOut: 'closed',
    },
    removing: {
      removalDone: 'running',
      stopped: 'running',
      navigated: 'running',
      signedOut: 'closed',
    },
    finished: { failedRetried: 'running', ...ends },
  },
}
