// Lives as long as a built page. Checks for a newer deployment: every few minutes while the page is
// visible, on return after longer, and at once if a chunk is missing.

import { call, delay, fork, put, select, takeEvery, type SagaGenerator } from 'typed-redux-saga'
import {
  chunkLeft,
  newVersionFound,
  ownVersionFound,
  reloadRequested,
  selectIsReloadDue,
  selectRelease,
} from '../../features/shell/releaseSlice.ts'
import { abortable } from '../kit/abortable.ts'
import { follow } from '../kit/follow.ts'
import { poll } from '../kit/poll.ts'
import { service } from '../kit/service.ts'

const minute = 60_000
const every = 5 * minute
const atMost = 60 * minute

/** Puts no event without a change. Throws if the server does not answer. */
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

/** False if the server does not answer: reloading without a network would lose the page. */
function* isDue(): SagaGenerator<boolean> {
  try {
    yield* call(check)
  } catch {
    return false
  }
  return yield* select(selectIsReloadDue)
}

function selectIsChunkMissing(root: Parameters<typeof selectRelease>[0]): true | undefined {
  const release = selectRelease(root)
  return release.status === 'leaving' ? undefined : release.isChunkMissing
}

function* recover(): SagaGenerator<void> {
  yield* put((yield* call(isDue)) ? reloadRequested({}) : chunkLeft())
}

/** At each request: the user may have cancelled the reload before. */
function* leave(): SagaGenerator<void> {
  const deployment = yield* service('deployment')
  const release = yield* select(selectRelease)
  if (release.status === 'leaving') yield* call(deployment.load, release.version, release.to)
}

export function* releaseSaga(): SagaGenerator<void> {
  const deployment = yield* service('deployment')
  if (deployment.version === null) return
  yield* takeEvery(reloadRequested, leave)
  yield* fork(leave)
  yield* fork(follow<true>, selectIsChunkMissing, recover)
  yield* delay(every)
  yield* call(poll, check, { every, atMost })
}
