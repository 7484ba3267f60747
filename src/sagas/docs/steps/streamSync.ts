// The stream in which the backend says whether a documentation is up to date, with the log of its build.

import { call, put, type SagaGenerator } from 'typed-redux-saga'
import * as sync from '../../../features/docs/docsSyncSlice.ts'
import { docsSyncPath } from '../../../model/docs/docsMetadata.ts'
import { readSyncEvent, type SyncEvent } from '../../../model/docs/docsSync.ts'
import { parseEntityRef } from '../../../model/entities/entityRef.ts'
import type { Failure } from '../../../model/failure.ts'
import { followBackend } from '../../kit/backendStream.ts'
import { service } from '../../kit/service.ts'
import type { ServerEvent } from '../../services/streams.ts'

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

export function* streamSync(docs: string): SagaGenerator<void> {
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
