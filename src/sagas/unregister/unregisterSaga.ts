// Lives as long as the page. Looks up the options for unregistering an entity and carries out the
// chosen one. A failure is reported and keeps the dialog; after a removal another page opens.

import type { Action } from '@reduxjs/toolkit'
import { call, delay, fork, put, race, type SagaGenerator, select, take } from 'typed-redux-saga'
import { backendApi } from '../../features/backend/backendApi.ts'
import { entitiesApi } from '../../features/entities/entitiesApi.ts'
import { locationsApi } from '../../features/entities/locationsApi.ts'
import { oneEntityApi } from '../../features/entities/oneEntityApi.ts'
import { signedOut } from '../../features/session/sessionSlice.ts'
import { navigated, selectLocation } from '../../features/shell/locationSlice.ts'
import { undoRequested } from '../../features/unregister/reregisterSlice.ts'
import * as unregister from '../../features/unregister/unregisterSlice.ts'
import {
  locationFound,
  lookUpFailed,
  noLocationFound,
  orphanDeletionRequested,
  removedLeft,
  unregisterRequested,
} from '../../features/unregister/unregisterSlice.ts'
import type { EntityPage } from '../../model/entities/answers.ts'
import { entityRefOf } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import type { LocationRecord } from '../../model/entities/locationAnswers.ts'
import { isOpenedAt, type RemovalTarget, sameOrigin } from '../../model/entities/removal.ts'
import { type Failure, FailureError, toFailure } from '../../model/failure.ts'
import { entityOfPath } from '../../model/paths.ts'
import type { UnregisterState } from '../../model/unregister/unregisterState.ts'
import { follow } from '../kit/follow.ts'
import { postAlert } from '../kit/postAlert.ts'
import { request } from '../kit/request.ts'
import { service } from '../kit/service.ts'

// Looks up the options for unregistering an entity.

/** Maximum number of listed entities of a location. */
const mostListed = 500
const fields = ['kind', 'metadata.name', 'metadata.namespace']

function* locationOf({ entityRef, origin }: RemovalTarget): SagaGenerator<Action> {
  const location = yield* call(
    request<LocationRecord | null>,
    locationsApi.endpoints.locationByEntity.initiate(entityRef, { forceRefetch: true }),
  )
  if (!location) return noLocationFound({ entityRef })
  const filters = [sameOrigin(origin ?? `${location.type}:${location.target}`)]
  const { items, nextCursor } = yield* call(
    request<EntityPage>,
    entitiesApi.endpoints.entityPage.initiate(
      { filters, fields, limit: mostListed, mustBeFresh: true },
      { forceRefetch: true },
    ),
  )
  const colocated = items.map((entity) => stringifyEntityRef(entityRefOf(entity)))
  return locationFound({ entityRef, location, colocated, areAllListed: nextCursor === null })
}

/** Finds the entity's location and all entities that are removed with it, while the dialog waits for them. */
function* lookUpRemoval(target: RemovalTarget): SagaGenerator<void> {
  try {
    yield* put(yield* call(locationOf, target))
  } catch (thrown) {
    yield* put(lookUpFailed({ entityRef: target.entityRef, failure: toFailure(thrown) }))
  }
}

// Leaves the page of a removed entity.

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
function* leaveRemoved({ entityRef, leadsTo }: RemovalTarget): SagaGenerator<void> {
  const navigation = yield* service('navigation')
  if (yield* call(isOnPageOf, entityRef)) navigation.go(leadsTo)
  const { left } = yield* race({
    left: call(letGo, entityRef),
    asked: take([unregisterRequested, orphanDeletionRequested]),
  })
  if (left) yield* put(removedLeft({ entityRef }))
  yield* put(backendApi.util.invalidateTags([{ type: 'Entity', id: entityRef }]))
}

const confirmations = [
  unregister.unregisterConfirmed.type,
  unregister.deletionConfirmed.type,
  unregister.removalRetried.type,
]

type Busy = Extract<UnregisterState, { readonly status: 'busy' }>

function* remove({ doing, from, target: { uid, entityRef } }: Busy): SagaGenerator<void> {
  if (doing === 'unregister' && from.status === 'unregister') {
    const { removeLocation } = locationsApi.endpoints
    yield* call(request<null>, removeLocation.initiate(from.location.id, { track: false }))
    return
  }
  if (uid === null) {
    const message = `The backend says no uid of ${entityRef}`
    throw new FailureError({ kind: 'wrongShape', name: 'WrongShapeError', message })
  }
  const { removeEntity } = oneEntityApi.endpoints
  yield* call(request<null>, removeEntity.initiate({ uid, entityRef }, { track: false }))
}

function* announce({ doing, from, target: { name } }: Busy): SagaGenerator<void> {
  const isUndone = doing === 'unregister' && from.status === 'unregister'
  yield* postAlert(
    { key: 'unregister:deleted', values: { entityName: name } },
    {
      severity: 'success',
      display: 'transient',
      ...(isUndone && {
        action: {
          label: { key: 'unregister:undo' },
          event: undoRequested({ name, location: from.location }),
        },
      }),
    },
  )
}

/** The dialog stays for a retry, unless the user has left its page. */
function* fail({ target }: Busy, failure: Failure): SagaGenerator<void> {
  yield* put(unregister.removalFailed({ entityRef: target.entityRef, failure }))
  const { pathname } = yield* select(selectLocation)
  if (!isOpenedAt(target, pathname)) yield* put(unregister.dismissed())
  yield* postAlert(failure.message)
}

/** A missing entity counts as removed, by another user or before a restart of this process. */
function* finish(busy: Busy): SagaGenerator<void> {
  try {
    yield* call(remove, busy)
  } catch (thrown) {
    const failure = toFailure(thrown)
    if (failure.kind !== 'notFound') return yield* call(fail, busy, failure)
  }
  yield* put(unregister.removed({ entityRef: busy.target.entityRef }))
  yield* call(announce, busy)
}

function selectLookedUp(
  root: Parameters<typeof unregister.selectUnregister>[0],
): RemovalTarget | undefined {
  const state = unregister.selectUnregister(root)
  return state.status === 'loading' ? state.target : undefined
}

/** Runs one removal to the end; a removal cannot be cancelled. No alert after sign-out. */
function* removals(): SagaGenerator<void> {
  for (;;) {
    const state = yield* select(unregister.selectUnregister)
    if (state.status === 'busy')
      yield* race({ finished: call(finish, state), left: take(signedOut) })
    else if (state.status === 'leaving')
      yield* race({ left: call(leaveRemoved, state.target), signedOut: take(signedOut) })
    else yield* take(confirmations)
  }
}

export function* unregisterSaga(): SagaGenerator<void> {
  yield* fork(removals)
  yield* call(follow<RemovalTarget>, selectLookedUp, lookUpRemoval)
}
