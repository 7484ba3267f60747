// Aborts cache requests that no page needs any more.

import { call, type SagaGenerator } from 'typed-redux-saga'
import { backendApi } from '../../features/backend/backendApi.ts'
import { isRecord } from '../../model/isRecord.ts'
import { dispatched } from './dispatched.ts'

export interface RunningQuery {
  /** The argument of the endpoint. */
  readonly arg: object
  /** The component that shows the answer, if the request names it. */
  readonly reader: string | undefined
}

interface RunningRequest {
  readonly arg: unknown
  readonly abort: () => void
}

/** Aborts the running requests for which the predicate is true. */
export function* abortQueries(isUnread: (query: RunningQuery) => boolean): SagaGenerator<void> {
  const running = yield* call(
    dispatched<readonly RunningRequest[]>,
    backendApi.util.getRunningQueriesThunk(),
  )
  for (const { arg, abort } of running) {
    if (!isRecord(arg)) continue
    const reader = typeof arg['reader'] === 'string' ? arg['reader'] : undefined
    if (isUnread({ arg, reader })) abort()
  }
}
