// Lives as long as the page. Asks the clusters for the objects of the entity in the URL, again and again while someone
// looks at the page.

import { createSelector } from '@reduxjs/toolkit'
import { call, fork, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import * as polling from '../../features/kubernetes/kubernetesPollingSlice.ts'
import { selectConfig } from '../../features/shell/boot/bootSlice.ts'
import { selectLocation, type LocationRoot } from '../../features/shell/locationSlice.ts'
import { selectorOf } from '../../model/kubernetes/annotations.ts'
import { objectsEntityOf, readPlace } from '../../model/kubernetes/kubernetesPlace.ts'
import {
  pauseOf,
  type KubernetesPollingState,
  type ObjectsTarget,
} from '../../model/kubernetes/kubernetesPolling.ts'
import { logInAt } from '../kit/logInAt.ts'
import type { Opened } from '../kit/openWhile.ts'
import { pollWhileShown, type ShownPolling } from '../kit/pollWhileShown.ts'
import { askForObjects } from './steps/askForObjects.ts'
import { hearTabs } from './steps/hearTabs.ts'

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
  appliesTo: (entity) => selectorOf(entity) !== undefined,
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
