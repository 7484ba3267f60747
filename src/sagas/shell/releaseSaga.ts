// Lives as long as a built page. Finds out whether a newer build is deployed: every few minutes while somebody looks,
// when they come back after longer, and at once when a chunk is missing.

import {
  call,
  delay,
  put,
  select,
  takeEvery,
  takeLeading,
  type SagaGenerator,
} from 'typed-redux-saga'
import {
  chunkFailed,
  newVersionFound,
  ownVersionFound,
  reloadRequested,
  selectIsReloadDue,
  selectRelease,
} from '../../features/shell/releaseSlice.ts'
import { abortable } from '../kit/abortable.ts'
import { poll } from '../kit/poll.ts'
import { service } from '../kit/service.ts'

const minute = 60_000
const every = 5 * minute
const atMost = 60 * minute

/** What is known already is no event. Throws where the server does not say. */
function* check(): SagaGenerator<void> {
  const deployment = yield* service('deployment')
  const version = yield* call(abortable<string>, (signal: AbortSignal) =>
    deployment.servedVersion(signal),
  )
  const release = yield* select(selectRelease)
  const known = release.status === 'current' ? deployment.version : release.version
  if (version === known) return
  if (version === deployment.version) yield* put(ownVersionFound())
  else yield* put(newVersionFound({ version, isTried: deployment.wasLoadedFor(version) }))
}

/** Once: what fails again after that, the page says. */
function* recover(): SagaGenerator<void> {
  try {
    yield* call(check)
  } catch {
    // A network that is down: loading the page anew would lose what is there.
    return
  }
  if (yield* select(selectIsReloadDue)) yield* put(reloadRequested({}))
}

function* leave(): SagaGenerator<void> {
  const deployment = yield* service('deployment')
  const release = yield* select(selectRelease)
  if (release.status === 'leaving') yield* call(deployment.load, release.version, release.to)
}

export function* releaseSaga(): SagaGenerator<void> {
  const deployment = yield* service('deployment')
  if (deployment.version === null) return
  yield* takeEvery(reloadRequested, leave)
  yield* takeLeading(chunkFailed, recover)
  yield* delay(every)
  yield* call(poll, check, { every, atMost })
}
