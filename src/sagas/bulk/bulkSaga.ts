// Lives as long as the page. Looks up what to remove, runs one job after the other, and reloads the lists at the end.

import { call, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga'
import { backendApi } from '../../features/backend/backendApi.ts'
import { bulkApi } from '../../features/bulk/bulkApi.ts'
import * as bulk from '../../features/bulk/bulkSlice.ts'
import { rowsUnpicked } from '../../features/catalog/list/table/selectionSlice.ts'
import { catalogApi } from '../../features/entities/catalogApi.ts'
import { isUserChange } from '../../features/session/sessionSlice.ts'
import { countEntities, jobsWith, nextJob, type BulkJob } from '../../model/bulk/bulkJobs.ts'
import { toFailure, type Failure } from '../../model/failure.ts'
import { follow } from '../kit/follow.ts'
import { postAlert } from '../kit/postAlert.ts'
import { request } from '../kit/request.ts'
import { findRemovalJobs } from './steps/removalJobs.ts'

const untracked = { track: false } as const

function selectLookedUp(root: bulk.BulkRoot): readonly string[] | undefined {
  const state = bulk.selectBulk(root)
  return state.status === 'lookingUp' ? state.refs : undefined
}

function* lookUp(refs: readonly string[]): SagaGenerator<void> {
  try {
    yield* put(bulk.jobsFound({ refs, jobs: yield* call(findRemovalJobs, refs) }))
  } catch (thrown) {
    yield* put(bulk.lookUpFailed({ refs, failure: toFailure(thrown) }))
  }
}

function* perform({ id, work }: BulkJob): SagaGenerator<void> {
  const { removeLocationOfRun, removeEntityOfRun } = bulkApi.endpoints
  const { refreshEntity } = catalogApi.endpoints
  if (work.type === 'refresh') yield* call(request<null>, refreshEntity.initiate(id, untracked))
  else if (work.type === 'unregister')
    yield* call(request<null>, removeLocationOfRun.initiate(work.location.id, untracked))
  else if (work.type === 'delete')
    yield* call(request<null>, removeEntityOfRun.initiate(work.uid, untracked))
}

function* fail(id: string, failure: Failure): SagaGenerator<void> {
  yield* put(bulk.jobFailed({ id, failure }))
}

/** A removal that finds nothing succeeded before: by another user, or before this process was restarted. */
function* runJob(job: BulkJob): SagaGenerator<void> {
  const { id, refs, work } = job
  const isRemoval = work.type !== 'refresh'
  try {
    yield* call(perform, job)
  } catch (thrown) {
    const failure = toFailure(thrown)
    if (!isRemoval || failure.kind !== 'notFound') return yield* call(fail, id, failure)
  }
  if (isRemoval) yield* put(rowsUnpicked(refs))
  yield* put(bulk.jobDone({ id }))
}

/** Without its dialog, an alert reports the result. */
function* finish({ doing, jobs, isHidden }: bulk.BulkRun): SagaGenerator<void> {
  if (doing === 'unregister')
    yield* put(backendApi.util.invalidateTags(['EntityList', 'Location', 'Entity']))
  yield* put(bulk.runFinished())
  if (!isHidden) return
  const done = jobsWith(jobs, 'succeeded')
  yield* put(bulk.dismissed())
  yield* postAlert(
    {
      key: doing === 'refresh' ? 'bulk:refreshed' : 'bulk:removed',
      values: { count: String(countEntities(done)), total: String(countEntities(jobs)) },
    },
    { severity: done.length === jobs.length ? 'success' : 'warning', display: 'permanent' },
  )
}

function* runs(): SagaGenerator<void> {
  for (;;) {
    const state = yield* select(bulk.selectBulk)
    if (state.status === 'running') {
      const job = nextJob(state.jobs)
      yield* race({
        done: job ? call(runJob, job) : call(finish, state),
        left: take(isUserChange),
      })
    } else yield* take([bulk.refreshRequested, bulk.confirmed, bulk.failedRetried])
  }
}

export function* bulkSaga(): SagaGenerator<void> {
  yield* fork(runs)
  yield* call(follow<readonly string[]>, selectLookedUp, lookUp)
}
