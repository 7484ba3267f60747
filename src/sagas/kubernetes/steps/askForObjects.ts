// One round: permissions first, then the objects in all clusters.

import { all, call, put, race, select, type SagaGenerator } from 'typed-redux-saga'
import { catalogApi } from '../../../features/entities/catalogApi.ts'
import { permissionsApi } from '../../../features/entities/permissionsApi.ts'
import { kubernetesApi } from '../../../features/kubernetes/kubernetesApi.ts'
import {
  objectsFailed,
  objectsLeft,
  objectsReceived,
  selectPolling,
} from '../../../features/kubernetes/kubernetesPollingSlice.ts'
import { selectIdentity } from '../../../features/session/sessionSlice.ts'
import type { Entity } from '../../../model/entities/entity.ts'
import type { Decision } from '../../../model/entities/permissions/permission.ts'
import { toFailure } from '../../../model/failure.ts'
import { partOf, type ClusterObjects } from '../../../model/kubernetes/clusters/clusters.ts'
import { kubernetesPermissions } from '../../../model/kubernetes/kubernetesPermissions.ts'
import {
  lateOf,
  type ObjectsTarget,
  type ObjectsWanted,
} from '../../../model/kubernetes/kubernetesPolling.ts'
import { isNews } from '../../../model/kubernetes/mergeObjects.ts'
import { objectsTabsRef, type ObjectsTabs } from '../../../model/kubernetes/objectsTabs.ts'
import { request } from '../../kit/request.ts'
import { pluginService, service } from '../../kit/service.ts'
import { askApart, forever } from './askApart.ts'

/** Both are needed (K8S-19). */
export function* isPermitted(userEntityRef: string): SagaGenerator<boolean> {
  const { readClusters, readResources } = kubernetesPermissions
  const { initiate } = permissionsApi.endpoints.permission
  const decisions = yield* all(
    [readClusters, readResources].map((permission) =>
      call(request<Decision>, initiate({ permission, userEntityRef })),
    ),
  )
  return !decisions.includes('denied')
}

/** All clusters at once. Once each is asked by itself, a failure of this request is that of a cluster, and waits. */
function* askAll(entity: Entity, wanted: ObjectsWanted): SagaGenerator<void> {
  const { initiate } = kubernetesApi.endpoints.kubernetesObjects
  try {
    const asked = initiate({ entity, wanted }, { forceRefetch: true })
    yield* call(request<readonly ClusterObjects[]>, asked)
  } catch (thrown) {
    if (!lateOf(yield* select(selectPolling))) throw thrown
    yield* call(forever)
  }
}

export function* askForObjects({ entityRef, wanted }: ObjectsTarget): SagaGenerator<void> {
  const { userEntityRef } = (yield* select(selectIdentity)) ?? {}
  if (userEntityRef === undefined) return
  try {
    if (!(yield* call(isPermitted, userEntityRef))) {
      yield* put(objectsLeft())
      return
    }
    const entity = yield* call(
      request<Entity>,
      catalogApi.endpoints.entityByRef.initiate(entityRef),
    )
    const { select: selectObjects } = kubernetesApi.endpoints.kubernetesObjects
    const { data: before } = yield* select(selectObjects({ entity }))
    yield* race({
      common: call(askAll, entity, wanted),
      apart: call(askApart, entity, userEntityRef),
    })
    const clusters = (yield* select(selectObjects({ entity }))).data ?? []
    const at = (yield* service('clock')).now()
    const hasChanged = isNews(before, clusters)
    const tabs = yield* call(pluginService<ObjectsTabs>, objectsTabsRef)
    yield* call(tabs.tell, { entityRef, userEntityRef, at, clusters })
    yield* put(objectsReceived({ entityRef, at, hasChanged, ...partOf(clusters) }))
  } catch (thrown) {
    yield* put(objectsFailed({ entityRef, failure: toFailure(thrown) }))
  }
}
