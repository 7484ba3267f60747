// Lives as long as the page. Opens the logs that the URL names, and follows each of them over every cut.

import { call, fork, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import { kubernetesPollingSlice } from '../../features/kubernetes/kubernetesPollingSlice.ts'
import * as log from '../../features/kubernetes/podLogSlice.ts'
import { isUserChange, selectIdentity } from '../../features/session/sessionSlice.ts'
import { navigated, selectLocation } from '../../features/shell/locationSlice.ts'
import { isSame } from '../../model/json.ts'
import { objectsEntityOf, readPlace } from '../../model/kubernetes/kubernetesPlace.ts'
import { mostStreams, sourceId, type LogTarget } from '../../model/kubernetes/pods/podLog.ts'
import { takeUpEach } from '../kit/takeUpEach.ts'
import { takeUpLatest } from '../kit/takeUpLatest.ts'
import { followSource } from './steps/followSource.ts'
import { loadLogs } from './steps/loadLogs.ts'
import { objectsOf, sourcesOf } from './steps/logSources.ts'
import { pollSource } from './steps/pollSource.ts'
import { releaseLines } from './steps/releaseLines.ts'

function* targetInUrl(): SagaGenerator<LogTarget | null> {
  const { pathname, search } = yield* select(selectLocation)
  const isSignedIn = (yield* select(selectIdentity)) !== null
  const { object, logs, isPrevious, tail } = readPlace(search)
  const isShown = isSignedIn && objectsEntityOf(pathname) !== undefined
  return isShown && object && logs !== null ? { object, container: logs, isPrevious, tail } : null
}

function* followLocation(): SagaGenerator<never> {
  for (;;) {
    const target = yield* call(targetInUrl)
    const state = yield* select(log.selectPodLog)
    if (target) {
      if (state.status === 'closed' || !isSame(state.target, target))
        yield* put(log.logOpened({ target }))
    } else if (state.status !== 'closed') yield* put(log.logLeft())
    yield* take([navigated.type, isUserChange])
  }
}

type Jobs = Record<string, () => SagaGenerator<void>>

/** A job for each source that goes on: the first ones as streams. */
function* jobs(): SagaGenerator<Jobs> {
  const state = yield* select(log.selectPodLog)
  if (state.status !== 'open' || state.target.isPrevious) return {}
  const { target, sources } = state
  const open = Object.entries(sources).filter(
    ([, { status }]) => status !== 'ended' && status !== 'refused',
  )
  return Object.fromEntries(
    open.map(([id], index) => {
      const job = index < mostStreams ? followSource : pollSource
      return [`${JSON.stringify(target)} ${id}`, () => job(target, id)]
    }),
  )
}

function* work(): SagaGenerator<void> {
  const state = yield* select(log.selectPodLog)
  if (state.status === 'loading') yield* call(loadLogs, state.target)
}

/** Pods of a workload come and go. */
function* findSources(): SagaGenerator<never> {
  for (;;) {
    yield* take(newObjects)
    const state = yield* select(log.selectPodLog)
    if (state.status !== 'open' || state.target.isPrevious) continue
    const objects = yield* call(objectsOf, state.target)
    const all = objects ? sourcesOf(objects, state.target) : []
    const sources = all.filter((one) => !Object.hasOwn(state.sources, sourceId(one)))
    if (sources.length > 0) yield* put(log.sourcesFound({ sources }))
  }
}

const changes = [
  ...[log.logOpened, log.logLeft, log.logLoaded, log.sourcesFound],
  ...[log.sourceEnded, log.sourceRefused],
].map(({ type }) => type)

const newObjects = Object.values(kubernetesPollingSlice.actions).map(({ type }) => type)

/** A deep link waits for the objects of the entity. */
const events = [...changes, ...newObjects]

export function* podLogSaga(): SagaGenerator<void> {
  yield* fork(followLocation)
  yield* fork(releaseLines)
  yield* fork(findSources)
  yield* fork(takeUpEach, 'podLog', changes, jobs)
  yield* call(takeUpLatest, events, work, log.selectPodLogWork)
}
