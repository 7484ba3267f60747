// Lives as long as the page. Asks for the workflow runs that the URL shows, and again while one of them goes on and
// someone looks at the page.

import { createSelector } from '@reduxjs/toolkit'
import { call, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import * as polling from '../../features/ci/ciPollingSlice.ts'
import { selectRunsView } from '../../features/preferences/runsViewSlice.ts'
import { selectLocation, type LocationRoot } from '../../features/shell/locationSlice.ts'
import { ciPause, type CiPollingState } from '../../model/ci/ciPolling.ts'
import { isBuilt } from '../../model/ci/ciTab.ts'
import { ciTargetOf, type CiTarget } from '../../model/ci/runsPlace.ts'
import { logInAt } from '../kit/logInAt.ts'
import type { Opened } from '../kit/openWhile.ts'
import { ofEntity, pollWhileShown, type ShownPolling } from '../kit/pollWhileShown.ts'
import { service } from '../kit/service.ts'
import { askForRuns } from './steps/askForRuns.ts'

const page: Opened<CiTarget> = {
  place: createSelector(
    [
      (root: LocationRoot) => selectLocation(root),
      (root: Parameters<typeof selectRunsView>[0]) => selectRunsView(root),
    ],
    ciTargetOf,
  ),
  shown: (root: Parameters<typeof polling.selectCiPolling>[0]) => {
    const state = polling.selectCiPolling(root)
    return state.status === 'idle' ? undefined : state.target
  },
  opened: (target) => polling.runsOpened({ target }),
  targetAt: ofEntity(isBuilt),
  left: polling.runsLeft,
}

function* ask(): SagaGenerator<void> {
  const state = yield* select(polling.selectCiPolling)
  if (state.status !== 'idle') yield* call(askForRuns, state.target)
}

function* pauseOf(state: CiPollingState): SagaGenerator<number | null> {
  const clock = yield* service('clock')
  return ciPause(state, clock.now())
}

const shown: ShownPolling<CiPollingState, CiTarget> = {
  page,
  state: polling.selectCiPolling,
  roundOf: (target) => target,
  due: polling.refreshDue,
  ask,
  pauseOf,
}

const logIn = ({ payload }: ReturnType<typeof polling.hostLoginRequested>) =>
  logInAt(payload.providerId, payload.scopes, polling.refreshRequested())

export function* ciPollingSaga(): SagaGenerator<void> {
  yield* takeEvery(polling.hostLoginRequested, logIn)
  yield* call(pollWhileShown<CiPollingState, CiTarget>, shown)
}
