// Lives as long as the page. Asks the clusters for the objects of the entity in the URL, again and again while someone
// looks at the page.

import { call, fork, select, type SagaGenerator } from 'typed-redux-saga'
import * as polling from '../../features/kubernetes/kubernetesPollingSlice.ts'
import { selectConfig } from '../../features/shell/boot/bootSlice.ts'
import { selectLocation } from '../../features/shell/locationSlice.ts'
import { selectorOf } from '../../model/kubernetes/annotations.ts'
import { objectsEntityOf } from '../../model/kubernetes/kubernetesPlace.ts'
import { pauseOf, type KubernetesPollingState } from '../../model/kubernetes/kubernetesPolling.ts'
import { pollWhileShown, type ShownPolling } from '../kit/pollWhileShown.ts'
import { askForObjects } from './steps/askForObjects.ts'
import { hearTabs } from './steps/hearTabs.ts'

function* entityOnPage(): SagaGenerator<string | undefined> {
  return objectsEntityOf((yield* select(selectLocation)).pathname)
}

function* ask(state: KubernetesPollingState): SagaGenerator<void> {
  if (state.status !== 'idle') yield* call(askForObjects, state.entityRef)
}

function* pause(state: KubernetesPollingState): SagaGenerator<number | null> {
  const config = yield* select(selectConfig)
  return pauseOf(state, config?.kubernetes.refreshInterval ?? 10_000)
}

const withinRound: readonly string[] = [
  ...[polling.objectsCounted.type, polling.clustersLate.type, polling.clusterAnswered.type],
]

const shown: ShownPolling<KubernetesPollingState, string> = {
  targetOnPage: entityOnPage,
  entityRefOf: (entityRef) => entityRef,
  appliesTo: (entity) => selectorOf(entity) !== undefined,
  selector: polling.selectPolling,
  // A round goes on while its answer is read, and while clusters answer one by one.
  events: Object.values(polling.kubernetesPollingSlice.actions)
    .map(({ type }): string => type)
    .filter((type) => !withinRound.includes(type)),
  opened: (entityRef) => polling.objectsOpened({ entityRef }),
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
