// Lives as long as the page. Asks for the workflow runs that the URL shows, and again while one of them goes on and
// someone looks at the page.

import { call, select, type SagaGenerator } from 'typed-redux-saga'
import * as polling from '../../features/ci/ciPollingSlice.ts'
import {
  runsViewChosen,
  runsViewRemembered,
  selectRunsView,
} from '../../features/preferences/runsViewSlice.ts'
import { selectLocation } from '../../features/shell/locationSlice.ts'
import { ciPause, type CiPollingState } from '../../model/ci/ciPolling.ts'
import { isBuilt } from '../../model/ci/ciTab.ts'
import { ciTargetOf, type CiTarget } from '../../model/ci/runsPlace.ts'
import { pollWhileShown, type ShownPolling } from '../kit/pollWhileShown.ts'
import { service } from '../kit/service.ts'
import { askForRuns } from './steps/askForRuns.ts'

function* targetOnPage(): SagaGenerator<CiTarget | undefined> {
  return ciTargetOf(yield* select(selectLocation), yield* select(selectRunsView))
}

function* ask(state: CiPollingState): SagaGenerator<void> {
  if (state.status !== 'idle') yield* call(askForRuns, state.target)
}

function* pauseOf(state: CiPollingState): SagaGenerator<number | null> {
  const clock = yield* service('clock')
  return ciPause(state, clock.now())
}

const shown: ShownPolling<CiPollingState, CiTarget> = {
  targetOnPage,
  entityRefOf: ({ entityRef }) => entityRef,
  appliesTo: isBuilt,
  selector: polling.selectCiPolling,
  events: Object.values(polling.ciPollingSlice.actions).map(({ type }) => type),
  places: [runsViewChosen.type, runsViewRemembered.type],
  opened: (target) => polling.runsOpened({ target }),
  left: polling.runsLeft,
  due: polling.refreshDue,
  ask,
  pauseOf,
  login: {
    event: polling.hostLoginRequested.type,
    of: ({ payload }: ReturnType<typeof polling.hostLoginRequested>) => ({
      provider: payload.providerId,
      scopes: payload.scopes,
    }),
    done: polling.refreshRequested,
  },
}

export function* ciPollingSaga(): SagaGenerator<void> {
  yield* call(pollWhileShown, shown)
}
