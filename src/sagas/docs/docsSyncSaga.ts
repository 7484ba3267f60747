// Lives as long as the page. Asks the backend whether the documentation in the URL is up to date, and follows its build.

import { createSelector } from '@reduxjs/toolkit'
import { call, delay, fork, put, type SagaGenerator, select, take } from 'typed-redux-saga'
import { docsApi } from '../../features/docs/docsApi.ts'
import * as sync from '../../features/docs/docsSyncSlice.ts'
import { catalogApi } from '../../features/entities/catalogApi.ts'
import { type LocationRoot, selectLocation } from '../../features/shell/locationSlice.ts'
import { docsSyncPath } from '../../model/docs/docsMetadata.ts'
import { docsIdOf, docsPlaceOf } from '../../model/docs/docsPlace.ts'
import { readSyncEvent, type SyncEvent } from '../../model/docs/docsSync.ts'
import { docsEntityOf } from '../../model/entities/docsEntity.ts'
import type { Entity } from '../../model/entities/entity.ts'
import { parseEntityRef, stringifyEntityRef } from '../../model/entities/entityRef.ts'
import type { Failure } from '../../model/failure.ts'
import { followBackend } from '../kit/backendStream.ts'
import { follow } from '../kit/follow.ts'
import { type Opened, openWhile } from '../kit/openWhile.ts'
import { request } from '../kit/request.ts'
import { service } from '../kit/service.ts'
import type { ServerEvent } from '../services/streams.ts'

// The stream in which the backend says whether a documentation is up to date, with the log of its build.

/** Milliseconds without a byte: a build may be silent for long. */
const silenceTimeout = 120_000
const cutShort: Failure = {
  kind: 'unreachable',
  name: 'StreamError',
  message: 'The backend stopped before it said whether the documentation is up to date',
}

const buildFailure = (message: string): Failure => ({
  kind: 'serverError',
  name: 'BuildError',
  message,
})

function* streamSync(docs: string): SagaGenerator<void> {
  const streams = yield* service('streams')
  const backend = yield* service('backend')
  const clock = yield* service('clock')
  const url = backend.baseUrl('techdocs') + docsSyncPath(parseEntityRef(docs))
  const outcome = yield* call(
    followBackend<ServerEvent>,
    (token: string | null) => streams.events({ url, token, silenceTimeout, lastEventId: null }),
    function* (items: readonly ServerEvent[]) {
      const events = items.map(readSyncEvent).filter((event) => event !== undefined)
      const entries = events.flatMap((event) =>
        event.type === 'log' ? [{ text: event.text, at: clock.now() }] : [],
      )
      if (entries.length > 0) yield* put(sync.logReceived({ docs, entries }))
      const last = events.find(({ type }) => type !== 'log')
      if (last) yield* call(conclude, docs, last)
    },
  )
  const failure = outcome.status === 'ended' ? cutShort : outcome.failure
  if (outcome.status === 'refused') yield* put(sync.syncFailed({ docs, failure }))
  else yield* put(sync.syncCut({ docs, failure }))
}

/** The reducer ignores what the stream says afterwards. */
function* conclude(docs: string, event: SyncEvent): SagaGenerator<void> {
  if (event.type === 'error')
    yield* put(sync.syncFailed({ docs, failure: buildFailure(event.message) }))
  if (event.type === 'finish') yield* put(sync.syncFinished({ docs, updated: event.updated }))
}

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
