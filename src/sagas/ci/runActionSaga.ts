// Lives as long as the page. Runs a workflow run again or cancels it, and waits until the host shows it.

import { call, delay, put, type SagaGenerator } from 'typed-redux-saga'
import { ciApi } from '../../features/ci/ciApi.ts'
import { refreshRequested } from '../../features/ci/ciPollingSlice.ts'
import {
  runActionAccepted,
  runActionEnded,
  selectRunAction,
  type RunActionState,
} from '../../features/ci/runActionSlice.ts'
import { isDone, type CiRun } from '../../model/ci/ciRun.ts'
import { toFailure } from '../../model/failure.ts'
import { follow } from '../kit/follow.ts'
import { postAlert } from '../kit/postAlert.ts'
import { request } from '../kit/request.ts'

type Acting = Exclude<RunActionState, { readonly status: 'idle' }>

/** Milliseconds between two looks, and how often. A restart counts anew, which only waits longer. */
const look = { pause: 2_000, most: 15 }

function* act({ place, runId, action, jobId }: Acting): SagaGenerator<void> {
  const what = { place, runId, action, ...(jobId !== undefined && { jobId }) }
  try {
    const asked = ciApi.endpoints.actOnRun.initiate(what)
    yield* call(request<null>, asked)
    yield* put(runActionAccepted())
  } catch (thrown) {
    const { message } = toFailure(thrown)
    const key = action === 'cancel' ? 'ci:actions.cancelFailed' : 'ci:actions.rerunFailed'
    yield* postAlert({ key, values: { message } })
    yield* put(runActionEnded())
  }
}

const isShown = ({ action, attempt }: Acting, run: CiRun): boolean =>
  action === 'cancel' ? isDone(run) : run.attempt > attempt

function* waitForHost(acting: Acting): SagaGenerator<void> {
  const { place, runId } = acting
  // Not in the slice: a restart counts anew, which only looks more often.
  for (let count = 1; count <= look.most; count += 1) {
    const asked = ciApi.endpoints.run.initiate({ place, runId }, { forceRefetch: true })
    try {
      if (isShown(acting, yield* call(request<CiRun>, asked))) break
    } catch {
      // The page says that the host does not answer.
    }
    yield* delay(look.pause)
  }
  yield* put(refreshRequested())
  yield* put(runActionEnded())
}

function selectActing(root: Parameters<typeof selectRunAction>[0]): Acting | undefined {
  const state = selectRunAction(root)
  return state.status === 'idle' ? undefined : state
}

export function* runActionSaga(): SagaGenerator<void> {
  yield* call(follow<Acting>, selectActing, (acting: Acting) =>
    acting.status === 'sending' ? act(acting) : waitForHost(acting),
  )
}
