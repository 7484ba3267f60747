// Lives as long as the page. Asks the clusters for the objects of the entity in the URL, again and again while someone
// looks at the page.

import { createSelector } from '@reduxjs/toolkit'
import { eventChannel } from 'redux-saga'
import { call, fork, put, type SagaGenerator, select, take, takeEvery } from 'typed-redux-saga'
import { catalogApi } from '../../features/entities/catalogApi.ts'
import { kubernetesApi } from '../../features/kubernetes/kubernetesApi.ts'
import * as polling from '../../features/kubernetes/kubernetesPollingSlice.ts'
import { objectsHeard, selectPolling } from '../../features/kubernetes/kubernetesPollingSlice.ts'
import { selectIdentity } from '../../features/session/sessionSlice.ts'
import { selectConfig } from '../../features/shell/boot/bootSlice.ts'
import { type LocationRoot, selectLocation } from '../../features/shell/locationSlice.ts'
import type { Entity } from '../../model/entities/entity.ts'
import { selectorOf } from '../../model/kubernetes/annotations.ts'
import { partOf } from '../../model/kubernetes/clusters/clusters.ts'
import { objectsEntityOf, readPlace } from '../../model/kubernetes/kubernetesPlace.ts'
import {
  type KubernetesPollingState,
  type ObjectsTarget,
  pauseOf,
} from '../../model/kubernetes/kubernetesPolling.ts'
import {
  type ObjectsTabs,
  objectsTabsRef,
  type SharedObjects,
} from '../../model/kubernetes/objectsTabs.ts'
import { logInAt } from '../kit/logInAt.ts'
import type { Opened } from '../kit/openWhile.ts'
import { ofEntity, pollWhileShown, type ShownPolling } from '../kit/pollWhileShown.ts'
import { request } from '../kit/request.ts'
import { pluginService } from '../kit/service.ts'
import { askForObjects } from './steps/askForObjects.ts'

// Takes up what another tab of the same user was answered for the same entity.

function* takeUp(answer: SharedObjects): SagaGenerator<void> {
  const { entityRef, userEntityRef, at, clusters } = answer
  const state = yield* select(selectPolling)
  const user = yield* select(selectIdentity)
  if (state.status === 'idle' || state.entityRef !== entityRef) return
  if (user?.userEntityRef !== userEntityRef) return
  try {
    const asked = catalogApi.endpoints.entityByRef.initiate(entityRef)
    const entity = yield* call(request<Entity>, asked)
    const entry = { endpointName: 'kubernetesObjects', arg: { entity }, value: clusters } as const
    yield* put(kubernetesApi.util.upsertQueryEntries([entry]))
    yield* put(objectsHeard({ entityRef, at, ...partOf(clusters) }))
  } catch {
    // This tab asks by itself.
  }
}

function* hearTabs(): SagaGenerator<never> {
  const tabs = yield* call(pluginService<ObjectsTabs>, objectsTabsRef)
  const answers = eventChannel<SharedObjects>((emit) => tabs.subscribe(emit))
  try {
    for (;;) yield* call(takeUp, yield* take(answers))
  } finally {
    answers.close()
  }
}

type Root = Parameters<typeof polling.selectPolling>[0]

const page: Opened<ObjectsTarget> = {
  place: createSelector([(root: LocationRoot) => selectLocation(root)], ({ pathname, search }) => {
    const entityRef = objectsEntityOf(pathname)
    const { text, namespace } = readPlace(search)
    return entityRef === undefined ? undefined : { entityRef, wanted: { text, namespace } }
  }),
  shown: (root: Root) => {
    const state = polling.selectPolling(root)
    if (state.status === 'idle') return undefined
    const { entityRef, wanted } = state
    return { entityRef, wanted }
  },
  opened: polling.objectsOpened,
  targetAt: ofEntity((entity) => selectorOf(entity) !== undefined),
  left: polling.objectsLeft,
}

function* ask(): SagaGenerator<void> {
  const state = yield* select(polling.selectPolling)
  if (state.status !== 'idle') yield* call(askForObjects, state)
}

function* pause(state: KubernetesPollingState): SagaGenerator<number | null> {
  const config = yield* select(selectConfig)
  return pauseOf(state, config?.kubernetes.refreshInterval ?? 10_000)
}

const shown: ShownPolling<KubernetesPollingState, ObjectsTarget> = {
  page,
  state: polling.selectPolling,
  // Other pods that are wanted first wait for the next round.
  roundOf: ({ entityRef }) => entityRef,
  due: polling.refreshDue,
  ask,
  pauseOf: pause,
}

const logIn = ({ payload }: ReturnType<typeof polling.clusterLoginRequested>) =>
  logInAt(payload.provider, payload.scope, polling.refreshRequested())

export function* kubernetesPollingSaga(): SagaGenerator<void> {
  yield* fork(hearTabs)
  yield* takeEvery(polling.clusterLoginRequested, logIn)
  yield* call(pollWhileShown<KubernetesPollingState, ObjectsTarget>, shown)
}
