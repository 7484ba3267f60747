// Lives as long as the page. Asks the backend whether the documentation in the URL is up to date, and follows its build.

import { createSelector } from '@reduxjs/toolkit'
import { call, delay, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import { docsApi } from '../../features/docs/docsApi.ts'
import * as sync from '../../features/docs/docsSyncSlice.ts'
import { catalogApi } from '../../features/entities/catalogApi.ts'
import { selectLocation, type LocationRoot } from '../../features/shell/locationSlice.ts'
import { docsIdOf, docsPlaceOf } from '../../model/docs/docsPlace.ts'
import { docsEntityOf } from '../../model/entities/docsEntity.ts'
import type { Entity } from '../../model/entities/entity.ts'
import { parseEntityRef, stringifyEntityRef } from '../../model/entities/entityRef.ts'
import { follow } from '../kit/follow.ts'
import { openWhile, type Opened } from '../kit/openWhile.ts'
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

interface Place {
  readonly entityRef: string
  readonly isTab: boolean
}

/** The documentation of a place: in an entity's tab, the entity says which. */
function* docsAt({ entityRef, isTab }: Place): SagaGenerator<string | undefined> {
  if (!isTab) return docsIdOf(parseEntityRef(entityRef))
  try {
    const asked = catalogApi.endpoints.entityByRef.initiate(entityRef)
    const docs = docsEntityOf(yield* call(request<Entity>, asked))
    return docs && docsIdOf(docs)
  } catch {
    // The entity's page says why.
    return undefined
  }
}

const docsOnPage: Opened<string, Place> = {
  place: createSelector([(root: LocationRoot) => selectLocation(root).pathname], (pathname) => {
    const place = docsPlaceOf(pathname)
    return place && { entityRef: stringifyEntityRef(place.ref), isTab: place.isTab }
  }),
  targetAt: docsAt,
  shown: (root: Parameters<typeof sync.selectDocsSync>[0]) => {
    const state = sync.selectDocsSync(root)
    return state.status === 'closed' ? undefined : state.docs
  },
  opened: (docs) => sync.docsOpened({ docs }),
  left: sync.docsLeft,
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
  yield* fork(openWhile<string, Place>, docsOnPage)
  yield* fork(showNewer)
  yield* call(follow<sync.DocsSyncWork>, sync.selectDocsSyncWork, followSync)
}
