// Lives as long as the page. Renews the session when the backend no longer takes its token, and asks again what
// was refused.

import { isRejectedWithValue } from '@reduxjs/toolkit'
import { call, delay, put, select, takeLeading, type SagaGenerator } from 'typed-redux-saga'
import { backendApi, selectFailedQueries } from '../features/backend/backendApi.ts'
import { selectSession } from '../features/session/sessionSlice.ts'
import type { Failure } from '../model/failure.ts'
import { renew } from './sessionRenewal.ts'

/** Milliseconds in which further refusals are left to the page. */
const pause = 60_000

/**
 * The backend no longer takes the token: ask for a new one now rather than at its time, and ask again what it
 * refused. Once in a while only: a backend that takes no token at all is for the page to show.
 */
function* renewAtOnce(): SagaGenerator<void> {
  const before = yield* select(selectSession)
  if (before.status !== 'signedIn' && before.status !== 'renewalFailing') return
  yield* call(renew, before.expiresAt)
  const after = yield* select(selectSession)
  if (after.status === 'signedIn') yield* call(askAgain)
  yield* delay(pause)
}

function* askAgain(): SagaGenerator<void> {
  const queries = yield* select(selectFailedQueries)
  for (const { endpointName, originalArgs, error } of queries) {
    const endpoint = (backendApi.endpoints as Readonly<Record<string, Askable | undefined>>)[
      endpointName
    ]
    if (!endpoint || (error as Failure | undefined)?.kind !== 'unauthorized') continue
    yield* put(endpoint.initiate(originalArgs, { forceRefetch: true, subscribe: false }) as never)
  }
}

interface Askable {
  readonly initiate: (argument: unknown, options: object) => unknown
}

const isUnauthorized = (action: unknown): boolean =>
  isRejectedWithValue(action) && (action.payload as Failure | undefined)?.kind === 'unauthorized'

export function* unauthorizedSaga(): SagaGenerator<void> {
  yield* takeLeading(isUnauthorized, renewAtOnce)
}
