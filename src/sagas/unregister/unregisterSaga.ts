// Lives as long as the page. Looks up the options for unregistering an entity and carries out the
// chosen one. A failure is reported and keeps the dialog; after a removal another page opens.

import { call, fork, put, race, select, take, type SagaGenerator } from 'typed-redux-saga'
import { entitiesApi } from '../../features/entities/entitiesApi.ts'
import { locationsApi } from '../../features/entities/locationsApi.ts'
import { signedOut } from '../../features/session/sessionSlice.ts'
import { selectLocation } from '../../features/shell/locationSlice.ts'
import { undoRequested } from '../../features/unregister/reregisterSlice.ts'
import * as unregister from '../../features/unregister/unregisterSlice.ts'
import { isOpenedAt, type RemovalTarget } from '../../model/entities/removal.ts'
import { FailureError, toFailure, type Failure } from '../../model/failure.ts'
import type { UnregisterState } from '../../model/unregister/unregisterState.ts'
import { follow } from '../kit/follow.ts'
import { postAlert } from '../kit/postAlert.ts'
import { request } from '../kit/request.ts'
import { leaveRemoved } from './steps/leaveRemoved.ts'
import { lookUpRemoval } from './steps/removalLookUp.ts'

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
  const { removeEntity } = entitiesApi.endpoints
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
