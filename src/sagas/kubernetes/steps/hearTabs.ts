// Takes up what another tab of the same user was answered for the same entity.

import { eventChannel } from 'redux-saga'
import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import { catalogApi } from '../../../features/entities/catalogApi.ts'
import { kubernetesApi } from '../../../features/kubernetes/kubernetesApi.ts'
import { objectsHeard, selectPolling } from '../../../features/kubernetes/kubernetesPollingSlice.ts'
import { selectIdentity } from '../../../features/session/sessionSlice.ts'
import type { Entity } from '../../../model/entities/entity.ts'
import { partOf } from '../../../model/kubernetes/clusters/clusters.ts'
import {
  objectsTabsRef,
  type ObjectsTabs,
  type SharedObjects,
} from '../../../model/kubernetes/objectsTabs.ts'
import { request } from '../../kit/request.ts'
import { pluginService } from '../../kit/service.ts'

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

export function* hearTabs(): SagaGenerator<never> {
  const tabs = yield* call(pluginService<ObjectsTabs>, objectsTabsRef)
  const answers = eventChannel<SharedObjects>((emit) => tabs.subscribe(emit))
  try {
    for (;;) yield* call(takeUp, yield* take(answers))
  } finally {
    answers.close()
  }
}
