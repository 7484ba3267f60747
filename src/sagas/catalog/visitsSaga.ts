// Lives as long as the page, and comes with the catalog. Records which entities were visited, once
// they are known to exist.

import { call, put, race, select, take, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import { catalogApi } from '../../features/entities/catalogApi.ts'
import { entityVisited, selectRecents } from '../../features/preferences/recentsSlice.ts'
import { selectIdentity, signedOut, signInSucceeded } from '../../features/session/sessionSlice.ts'
import { navigated, selectLocation } from '../../features/shell/locationSlice.ts'
import type { Entity } from '../../model/entities/entity.ts'
import { entryOf, isSameEntry } from '../../model/entities/entityEntry.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { entityOfPath } from '../../model/paths.ts'
import { request } from '../kit/request.ts'

/** Shares the page's request; the page shows its failure. */
function* recordVisit(): SagaGenerator<void> {
  const { pathname } = yield* select(selectLocation)
  const ref = entityOfPath(pathname)
  if (!ref || !(yield* select(selectIdentity))) return
  try {
    const entity = yield* call(
      request<Entity>,
      catalogApi.endpoints.entityByRef.initiate(stringifyEntityRef(ref)),
    )
    const entry = entryOf(entity)
    const [newest] = yield* select(selectRecents)
    if (!newest || !isSameEntry(newest, entry) || newest.title !== entry.title)
      yield* put(entityVisited(entry))
  } catch {
    // A missing entity is not recorded.
  }
}

function* untilLeft(): SagaGenerator<void> {
  yield* race({ recorded: call(recordVisit), left: take(signedOut) })
}

export function* visitsSaga(): SagaGenerator<void> {
  yield* takeEvery([navigated, signInSucceeded], untilLeft)
  yield* call(untilLeft)
}
