// The logs up to now, of all sources together, in the order of their times.

import { all, call, put, type SagaGenerator } from 'typed-redux-saga'
import { kubernetesApi } from '../../../features/kubernetes/kubernetesApi.ts'
import { selectPolling } from '../../../features/kubernetes/kubernetesPollingSlice.ts'
import { logLoaded } from '../../../features/kubernetes/podLogSlice.ts'
import { toFailure } from '../../../model/failure.ts'
import {
  endingOf,
  mergeByTime,
  readLines,
  sourceId,
  splitLines,
  type LogCursor,
  type LogSource,
  type LogTarget,
  type SourceState,
} from '../../../model/kubernetes/pods/podLog.ts'
import type { LogEntry } from '../../../model/logs/logEntry.ts'
import { untilChange } from '../../kit/follow.ts'
import { request } from '../../kit/request.ts'
import { objectsOf, sourcesOf } from './logSources.ts'

/** The log of a source as text, from its cursor on. Throws a `Failure`. */
export function* askForLog(
  target: LogTarget,
  { pod, container }: LogSource,
  cursor: LogCursor | null,
): SagaGenerator<readonly string[]> {
  const { cluster, namespace } = target.object
  const asked = kubernetesApi.endpoints.podLog.initiate(
    {
      cluster,
      namespace,
      pod,
      container,
      previous: target.isPrevious,
      ...(cursor === null
        ? target.tail > 0 && { tailLines: target.tail }
        : { sinceTime: cursor.time }),
    },
    { forceRefetch: true },
  )
  const { lines, rest } = splitLines(yield* call(request<string>, asked))
  return rest === '' ? lines : [...lines, rest]
}

interface LoadedSource {
  readonly source: SourceState
  readonly entries: readonly LogEntry[]
}

/** A failure that may pass, or a container that has not started, is not the end: the source is followed all the same. */
function* loadSource(target: LogTarget, from: LogSource): SagaGenerator<LoadedSource> {
  try {
    const lines = yield* call(askForLog, target, from, null)
    const { entries, cursor } = readLines(lines, sourceId(from), null)
    const status = target.isPrevious ? 'ended' : 'following'
    return { source: { ...from, status, cursor }, entries }
  } catch (thrown) {
    const failure = toFailure(thrown)
    const mayBegin = !target.isPrevious && endingOf(failure, { cursor: null }) === 'cut'
    const source: SourceState = mayBegin
      ? { ...from, status: 'waiting', attempt: 1, failure, cursor: null }
      : { ...from, status: 'refused', failure, cursor: null }
    return { source, entries: [] }
  }
}

/** A deep link waits for the objects of the entity. */
export function* loadLogs(target: LogTarget): SagaGenerator<void> {
  let objects = yield* call(objectsOf, target)
  while (!objects) {
    yield* call(untilChange, selectPolling)
    objects = yield* call(objectsOf, target)
  }
  const sources = sourcesOf(objects, target)
  const loaded = yield* all(sources.map((from) => call(loadSource, target, from)))
  yield* put(
    logLoaded({
      sources: loaded.map(({ source }) => source),
      entries: mergeByTime(loaded.map(({ entries }) => entries)),
    }),
  )
}
