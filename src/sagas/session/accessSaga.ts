// Lives as long as the page. Serves the plugins' requests for provider sessions (spec 3 §4).

import { buffers, eventChannel } from 'redux-saga'
import { call, cancelled, fork, take, type SagaGenerator } from 'typed-redux-saga'
import { rejectedByUser } from '../../model/session/authFailures.ts'
import { service } from '../kit/service.ts'
import type { AccessRequest } from './services/sessionRequests.ts'
import { acquireSession } from './steps/acquireSession.ts'

function* serve({ providerId, options, resolve, reject }: AccessRequest): SagaGenerator<void> {
  try {
    resolve(yield* call(acquireSession, providerId, options))
  } catch (thrown) {
    reject(thrown)
  } finally {
    if (yield* cancelled()) reject(rejectedByUser())
  }
}

export function* accessSaga(): SagaGenerator<void> {
  const access = yield* service('access')
  // Not batched: a request in a click must be served within it. Queued requests come first.
  const requests = yield* call(() =>
    eventChannel<AccessRequest>(access.onRequest, buffers.expanding()),
  )
  try {
    for (;;) yield* fork(serve, yield* take(requests))
  } finally {
    requests.close()
  }
}
