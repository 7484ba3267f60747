// Lives as long as the page. Asks the clusters for the objects of the entity in the URL, again and again while someone
// looks at the page.

import { call, fork, select, type SagaGenerator } from 'typed-redux-saga'
import * as polling from '../../features/kubernetes/kubernetesPollingSlice.ts'
import { selectConfig } from '../../features/shell/boot/bootSlice.ts'
import { selectLocation } from '../../features/shell/locationSlice.ts'
import { selectorOf } from '../../model/kubernetes/annotations.ts'
import { objectsEntityOf, readPlace } from '../../model/kubernetes/kubernetesPlace.ts'
import {
  pauseOf,
  type KubernetesPollingState,
  type ObjectsTarget,
} from '../../model/kubernetes/kubernetesPolling.ts'
import { pollWhileShown, type ShownPolling } from '../kit/pollWhileShown.ts'
import { askForObjects } from './steps/askForObjects.ts'
import { hearTabs } from './steps/hearTabs.ts'

function* targetOnPage(): SagaGenerator<ObjectsTarget | undefined> {
  const { pathname, search } = yield* select(selectLocation)
  const entityRef = objectsEntityOf(pathname)
  const { text, namespace } = readPlace(search)
  return entityRef === undefined ? undefined : { entityRef, wanted: { text, namespace } }
}

function* ask(state: KubernetesPollingState): SagaGenerator<void> {
  if (state.status !== 'idle') yield* call(askForObjects, state)
}

function* pause(state: KubernetesPollingState): SagaGenerator<number | null> {
  const config = yield* select(selectConfig)
  return pauseOf(state, config?.kubernetes.refreshInterval ?? 10_000)
}

const shown: ShownPolling<KubernetesPollingState, ObjectsTarget> = {
  targetOnPage,
  entityRefOf: ({ entityRef }) => entityRef,
  appliesTo: (entity) => selectorOf(entity) !== undefined,
  selector: polling.selectPolling,
  workOf: polling.selectPollingWork,
  events: Object.values(polling.kubernetesPollingSlice.actions).map(({ type }) => type),
  opened: polling.objectsOpened,
  left: polling.objectsLeft,
  due: polling.refreshDue,
  ask,
  pauseOf: pause,
  login: {
    event: polling.clusterLoginRequested.type,
    of: ({ payload }: ReturnType<typeof polling.clusterLoginRequested>) => ({
      provider: payload.provider,
      scopes: payload.scope,
    }),
    done: polling.refreshRequested,
  },
}

export function* kubernetesPollingSaga(): SagaGenerator<void> {
  yield* fork(hearTabs)
  yield* call(pollWhileShown, shown)
}
