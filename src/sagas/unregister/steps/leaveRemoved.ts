// Leaves the page of a removed entity.

import { call, delay, put, race, select, take, type SagaGenerator } from 'typed-redux-saga'
import { backendApi } from '../../../features/backend/backendApi.ts'
import { navigated, selectLocation } from '../../../features/shell/locationSlice.ts'
import {
  orphanDeletionRequested,
  removedLeft,
  unregisterRequested,
} from '../../../features/unregister/unregisterSlice.ts'
import { stringifyEntityRef } from '../../../model/entities/entityRef.ts'
import type { RemovalTarget } from '../../../model/entities/removal.ts'
import { entityOfPath } from '../../../model/paths.ts'
import { service } from '../../kit/service.ts'

/** Milliseconds after which a left page no longer uses its data. */
const lettingGo = 1_000

function* isOnPageOf(entityRef: string): SagaGenerator<boolean> {
  const ref = entityOfPath((yield* select(selectLocation)).pathname)
  return ref !== undefined && stringifyEntityRef(ref) === entityRef
}

function* letGo(entityRef: string): SagaGenerator<true> {
  while (yield* call(isOnPageOf, entityRef)) yield* take(navigated)
  yield* delay(lettingGo)
  return true
}

/**
 * Leaves the page before the entity is removed from the cache, so that it does not show "not
 * found". Continues at once if the user stays because of unsaved input and removes it again.
 */
export function* leaveRemoved({ entityRef, leadsTo }: RemovalTarget): SagaGenerator<void> {
  const navigation = yield* service('navigation')
  if (yield* call(isOnPageOf, entityRef)) navigation.go(leadsTo)
  const { left } = yield* race({
    left: call(letGo, entityRef),
    asked: take([unregisterRequested, orphanDeletionRequested]),
  })
  if (left) yield* put(removedLeft({ entityRef }))
  yield* put(backendApi.util.invalidateTags([{ type: 'Entity', id: entityRef }]))
}
