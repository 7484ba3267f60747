// Lives as long as the page. Compares the entity on screen with what the user saw before, and keeps it in the browser.

import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import { catalogApi } from '../../features/entities/catalogApi.ts'
import { entitySeen, selectEntityVisits } from '../../features/inspector/entityVisitsSlice.ts'
import { selectUser } from '../../features/session/sessionSlice.ts'
import { navigated, selectLocation } from '../../features/shell/locationSlice.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { afterLook, readSeen } from '../../model/inspector/entityVisits.ts'
import { entityOfPath } from '../../model/paths.ts'
import { entityVisitsPlace } from '../../model/preferences/places.ts'
import { follow } from '../kit/follow.ts'
import { keyOf } from '../kit/keptNotes.ts'
import { service } from '../kit/service.ts'
import { forgetAtSignOut } from '../kit/userDrafts.ts'

const { entityByRef } = catalogApi.endpoints

/** Does nothing for a version that was compared already. */
function* look(key: string): SagaGenerator<void> {
  const shown = entityOfPath((yield* select(selectLocation)).pathname)
  if (!shown) return
  const entityRef = stringifyEntityRef(shown)
  const { data: entity, fulfilledTimeStamp: at } = yield* select(entityByRef.select(entityRef))
  const known = yield* select(selectEntityVisits)
  if (!entity || at === undefined) return
  if (known.status === 'shown' && known.entityRef === entityRef && known.at === at) return
  const storage = yield* service('storage')
  // Read each time, because other tabs write it too.
  const before = readSeen(storage.get(key))
  const [last, ...others] = afterLook(before, { entityRef, entity, at })
  storage.set(key, JSON.stringify([last, ...others]))
  const wasSeen = before.some((one) => one === last)
  yield* put(entitySeen({ entityRef, at, visits: last?.visits ?? [], wasSeen }))
}

function* noteVisits(): SagaGenerator<void> {
  const key = yield* call(keyOf, entityVisitsPlace)
  try {
    for (;;) {
      yield* call(look, key)
      yield* take([navigated.match, entityByRef.matchFulfilled])
    }
  } finally {
    yield* call(forgetAtSignOut, key)
  }
}

export function* entityVisitsSaga(): SagaGenerator<void> {
  yield* call(follow<string>, selectUser, noteVisits)
}
