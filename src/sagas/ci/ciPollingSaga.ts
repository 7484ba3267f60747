// Lives as long as the page. Asks for the workflow runs that the URL shows, and again while one of them goes on and
// someone looks at the page.

import {
  call,
  delay,
  fork,
  put,
  select,
  takeEvery,
  takeLatest,
  type SagaGenerator,
} from 'typed-redux-saga'
import * as polling from '../../features/ci/ciPollingSlice.ts'
import { catalogApi } from '../../features/entities/catalogApi.ts'
import {
  runsViewChosen,
  runsViewRemembered,
  selectRunsView,
} from '../../features/preferences/runsViewSlice.ts'
import { isUserChange, selectIdentity } from '../../features/session/sessionSlice.ts'
import { navigated, selectLocation } from '../../features/shell/locationSlice.ts'
import { ciPause } from '../../model/ci/ciPolling.ts'
import { isBuilt } from '../../model/ci/ciTab.ts'
import { ciTargetOf, type CiTarget } from '../../model/ci/runsPlace.ts'
import type { Entity } from '../../model/entities/entity.ts'
import { attentionRef, type Attention } from '../../model/shell/attention.ts'
import { request } from '../kit/request.ts'
import { pluginService, service } from '../kit/service.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'
import { askForRuns } from './steps/askForRuns.ts'

function* work(): SagaGenerator<void> {
  const state = yield* select(polling.selectCiPolling)
  if (state.status === 'idle') return
  if (state.status !== 'shown' && state.status !== 'failing') {
    yield* call(askForRuns, state.target)
    return
  }
  const clock = yield* service('clock')
  const pause = ciPause(state, clock.now())
  if (pause === null) return
  yield* delay(pause)
  const { whenAttended } = yield* call(pluginService<Attention>, attentionRef)
  yield* call(whenAttended)
  yield* put(polling.refreshDue())
}

/** Undefined where no runs are shown: elsewhere, for nobody, and for entities without the annotation. */
function* targetOnPage(): SagaGenerator<CiTarget | undefined> {
  const location = yield* select(selectLocation)
  const target = ciTargetOf(location, yield* select(selectRunsView))
  if (!target || (yield* select(selectIdentity)) === null) return undefined
  try {
    const asked = catalogApi.endpoints.entityByRef.initiate(target.entityRef)
    const entity = yield* call(request<Entity>, asked)
    return isBuilt(entity) ? target : undefined
  } catch {
    // The entity's page says why.
    return undefined
  }
}

function* readLocation(): SagaGenerator<void> {
  const target = yield* call(targetOnPage)
  if (target) yield* put(polling.runsOpened({ target }))
  else if ((yield* select(polling.selectCiPolling)).status !== 'idle')
    yield* put(polling.runsLeft())
}

/** Begins in the user's click, so that the browser does not block the host's window. */
function* login({
  payload: { providerId, scopes },
}: ReturnType<typeof polling.hostLoginRequested>): SagaGenerator<void> {
  const auth = yield* service('auth')
  try {
    yield* call(auth.getAccessToken, providerId, scopes, { instantPopup: true })
    yield* put(polling.refreshRequested())
  } catch {
    // Declined: the card that asks for the login stays.
  }
}

const events = Object.values(polling.ciPollingSlice.actions).map(({ type }) => type)

export function* ciPollingSaga(): SagaGenerator<void> {
  const places = [navigated.type, isUserChange, runsViewChosen.type, runsViewRemembered.type]
  yield* takeLatest(places, readLocation)
  yield* takeEvery(polling.hostLoginRequested, login)
  yield* fork(readLocation)
  yield* call(takeUpLatest, events, work, polling.selectCiPolling)
}
