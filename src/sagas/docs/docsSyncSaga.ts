// Lives as long as the page. Asks the backend whether the documentation in the URL is up to date, and follows its build.

import {
  call,
  delay,
  fork,
  put,
  select,
  take,
  takeLatest,
  type SagaGenerator,
} from 'typed-redux-saga'
import { docsApi } from '../../features/docs/docsApi.ts'
import * as sync from '../../features/docs/docsSyncSlice.ts'
import { catalogApi } from '../../features/entities/catalogApi.ts'
import { isUserChange, selectIdentity } from '../../features/session/sessionSlice.ts'
import { navigated, selectLocation } from '../../features/shell/locationSlice.ts'
import { docsIdOf, docsPlaceOf } from '../../model/docs/docsPlace.ts'
import { docsEntityOf } from '../../model/entities/docsEntity.ts'
import type { Entity } from '../../model/entities/entity.ts'
import { stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { follow } from '../kit/follow.ts'
import { request } from '../kit/request.ts'
import { streamSync } from './steps/streamSync.ts'

/** Milliseconds until a stream that was cut is opened again. */
const pause = 2_000

function* followSync({ status, docs }: sync.DocsSyncWork): SagaGenerator<void> {
  if (status === 'checking') yield* call(streamSync, docs)
  else {
    yield* delay(pause)
    yield* put(sync.streamReopened({ docs }))
  }
}

/** The documentation of a path: in an entity's tab, the entity says which. */
function* docsOf(pathname: string): SagaGenerator<string | undefined> {
  const place = docsPlaceOf(pathname)
  if (!place?.isTab) return place && docsIdOf(place.ref)
  try {
    const asked = catalogApi.endpoints.entityByRef.initiate(stringifyEntityRef(place.ref))
    const docs = docsEntityOf(yield* call(request<Entity>, asked))
    return docs && docsIdOf(docs)
  } catch {
    // The entity's page says why.
    return undefined
  }
}

function* readLocation(): SagaGenerator<void> {
  const { pathname } = yield* select(selectLocation)
  const isSignedIn = (yield* select(selectIdentity)) !== null
  const docs = isSignedIn ? yield* call(docsOf, pathname) : undefined
  const state = yield* select(sync.selectDocsSync)
  if (docs === undefined) {
    if (state.status !== 'closed') yield* put(sync.docsLeft())
  } else if (state.status === 'closed' || state.docs !== docs) {
    yield* put(sync.docsOpened({ docs }))
  }
}

/** A newer documentation is requested anew wherever it is shown. */
function* showNewer(): SagaGenerator<never> {
  for (;;) {
    yield* take(sync.newerShown)
    const state = yield* select(sync.selectDocsSync)
    if (state.status !== 'closed')
      yield* put(docsApi.util.invalidateTags([{ type: 'Docs', id: state.docs }]))
  }
}

export function* docsSyncSaga(): SagaGenerator<void> {
  yield* takeLatest([navigated.type, isUserChange], readLocation)
  yield* fork(readLocation)
  yield* fork(showNewer)
  yield* call(follow<sync.DocsSyncWork>, sync.selectDocsSyncWork, followSync)
}
