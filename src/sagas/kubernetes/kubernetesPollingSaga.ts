// Lives as long as the page. Asks the clusters for the objects of the entity in the URL, again and again while someone
// looks at the page.

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
import { catalogApi } from '../../features/entities/catalogApi.ts'
import * as polling from '../../features/kubernetes/kubernetesPollingSlice.ts'
import { isUserChange, selectIdentity } from '../../features/session/sessionSlice.ts'
import { selectConfig } from '../../features/shell/boot/bootSlice.ts'
import { navigated, selectLocation } from '../../features/shell/locationSlice.ts'
import type { Entity } from '../../model/entities/entity.ts'
import { selectorOf } from '../../model/kubernetes/annotations.ts'
import { attentionRef, type Attention } from '../../model/kubernetes/attention.ts'
import { objectsEntityOf } from '../../model/kubernetes/kubernetesPlace.ts'
import { pauseOf } from '../../model/kubernetes/kubernetesPolling.ts'
import { request } from '../kit/request.ts'
import { pluginService, service } from '../kit/service.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'
import { askForObjects } from './steps/askForObjects.ts'
import { hearTabs } from './steps/hearTabs.ts'

function* work(): SagaGenerator<void> {
  const state = yield* select(polling.selectPolling)
  if (state.status === 'idle') return
  const config = yield* select(selectConfig)
  const pause = pauseOf(state, config?.kubernetes.refreshInterval ?? 10_000)
  if (pause === null) {
    yield* call(askForObjects, state.entityRef)
    return
  }
  yield* delay(pause)
  const { whenAttended } = yield* call(pluginService<Attention>, attentionRef)
  yield* call(whenAttended)
  yield* put(polling.refreshDue())
}

/** Null where no objects are shown: elsewhere, for nobody, and for entities without the annotation. */
function* entityOnPage(): SagaGenerator<string | null> {
  const entityRef = objectsEntityOf((yield* select(selectLocation)).pathname)
  if (entityRef === undefined || (yield* select(selectIdentity)) === null) return null
  try {
    const asked = catalogApi.endpoints.entityByRef.initiate(entityRef)
    const entity = yield* call(request<Entity>, asked)
    return selectorOf(entity) === undefined ? null : entityRef
  } catch {
    // The entity's page says why.
    return null
  }
}

function* readLocation(): SagaGenerator<void> {
  const entityRef = yield* call(entityOnPage)
  if (entityRef !== null) yield* put(polling.objectsOpened({ entityRef }))
  else if ((yield* select(polling.selectPolling)).status !== 'idle')
    yield* put(polling.objectsLeft())
}

/** Begins in the user's click, so that the browser does not block the provider's window. */
function* login({
  payload: { provider, scope },
}: ReturnType<typeof polling.clusterLoginRequested>): SagaGenerator<void> {
  const auth = yield* service('auth')
  try {
    yield* call(auth.getAccessToken, provider, scope, { instantPopup: true })
    yield* put(polling.refreshRequested())
  } catch {
    // Declined: the card that asks for the login stays.
  }
}

const events = Object.values(polling.kubernetesPollingSlice.actions).map(({ type }) => type)

export function* kubernetesPollingSaga(): SagaGenerator<void> {
  yield* takeLatest([navigated.type, isUserChange], readLocation)
  yield* takeEvery(polling.clusterLoginRequested, login)
  yield* fork(readLocation)
  yield* fork(hearTabs)
  yield* call(takeUpLatest, events, work, polling.selectPolling)
}
