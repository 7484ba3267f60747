// Lives as long as the page. Opens the logs that the URL names, and follows each of them over every cut.

import { createSelector } from '@reduxjs/toolkit'
import { call, fork, put, select, type SagaGenerator } from 'typed-redux-saga'
import { selectPolling } from '../../features/kubernetes/kubernetesPollingSlice.ts'
import * as log from '../../features/kubernetes/podLogSlice.ts'
import { selectLocation, type LocationRoot } from '../../features/shell/locationSlice.ts'
import { objectsEntityOf, readPlace } from '../../model/kubernetes/kubernetesPlace.ts'
import type { KubernetesPollingState } from '../../model/kubernetes/kubernetesPolling.ts'
import { mostStreams, sourceId, type LogTarget } from '../../model/kubernetes/pods/podLog.ts'
import { follow, followEach, type Jobs } from '../kit/follow.ts'
import { openWhile, type Opened } from '../kit/openWhile.ts'
import { followSource } from './steps/followSource.ts'
import { loadLogs } from './steps/loadLogs.ts'
import { objectsOf, sourcesOf } from './steps/logSources.ts'
import { pollSource } from './steps/pollSource.ts'
import { releaseLines } from './steps/releaseLines.ts'

type LogRoot = Parameters<typeof log.selectPodLog>[0]

const logInUrl: Opened<LogTarget> = {
  place: createSelector([(root: LocationRoot) => selectLocation(root)], ({ pathname, search }) => {
    const { object, logs, isPrevious, tail } = readPlace(search)
    return objectsEntityOf(pathname) !== undefined && object && logs !== null
      ? { object, container: logs, isPrevious, tail }
      : undefined
  }),
  shown: (root: LogRoot) => {
    const state = log.selectPodLog(root)
    return state.status === 'closed' ? undefined : state.target
  },
  opened: (target) => log.logOpened({ target }),
  left: log.logLeft,
}

interface Source {
  readonly target: LogTarget
  readonly id: string
  readonly isStream: boolean
}

/** A job for each source that goes on: the first ones as streams. */
const selectOpenSources = createSelector(
  [(root: LogRoot) => log.selectPodLog(root)],
  (state): Jobs<Source> => {
    if (state.status !== 'open' || state.target.isPrevious) return {}
    const { target, sources } = state
    const open = Object.entries(sources).filter(
      ([, { status }]) => status !== 'ended' && status !== 'refused',
    )
    return Object.fromEntries(
      open.map(([id], index) => [id, { target, id, isStream: index < mostStreams }]),
    )
  },
)

const followLines = ({ target, id, isStream }: Source) =>
  (isStream ? followSource : pollSource)(target, id)

type Root = LogRoot & Parameters<typeof selectPolling>[0]

/** The objects among which a log may have new sources: what is known of them changes with the polling. */
function selectSearched(root: Root): KubernetesPollingState | undefined {
  const state = log.selectPodLog(root)
  return state.status === 'open' && !state.target.isPrevious ? selectPolling(root) : undefined
}

/** Pods of a workload come and go. */
function* findSources(): SagaGenerator<void> {
  const state = yield* select(log.selectPodLog)
  if (state.status !== 'open') return
  const objects = yield* call(objectsOf, state.target)
  const all = objects ? sourcesOf(objects, state.target) : []
  const sources = all.filter((one) => !Object.hasOwn(state.sources, sourceId(one)))
  if (sources.length > 0) yield* put(log.sourcesFound({ sources }))
}

export function* podLogSaga(): SagaGenerator<void> {
  yield* fork(openWhile<LogTarget>, logInUrl)
  yield* fork(releaseLines)
  yield* fork(follow<KubernetesPollingState>, selectSearched, findSources)
  yield* fork(followEach<Source>, 'podLog', selectOpenSources, followLines)
  yield* call(follow<LogTarget>, log.selectLoadedTarget, loadLogs)
}
