// Follows the log of a container through the backend's proxy. After a cut it goes on with the line after the last one.

import { call, delay, put, select, type SagaGenerator } from 'typed-redux-saga'
import { kubernetesApi } from '../../../features/kubernetes/kubernetesApi.ts'
import * as log from '../../../features/kubernetes/podLogSlice.ts'
import { FailureError, toFailure, type Failure } from '../../../model/failure.ts'
import type { Cluster } from '../../../model/kubernetes/clusters/clusters.ts'
import { headersFor } from '../../../model/kubernetes/clusters/clusterToken.ts'
import { proxyFailure, unknownCluster } from '../../../model/kubernetes/kubernetesFailures.ts'
import { logPath } from '../../../model/kubernetes/kubernetesPaths.ts'
import {
  createSkipper,
  endingOf,
  pauseAfterCut,
  readLines,
  splitLines,
  type LogTarget,
  type SourceState,
} from '../../../model/kubernetes/pods/podLog.ts'
import { followBackend } from '../../kit/backendStream.ts'
import type { StreamOutcome } from '../../kit/channel.ts'
import { request } from '../../kit/request.ts'
import { retryPause } from '../../kit/retryPause.ts'
import { service } from '../../kit/service.ts'

/**
 * Milliseconds. The backend's proxy may not tell that a cluster has gone, so a stream without a line is opened anew, and
 * goes on where it was.
 */
const silenceTimeout = 15_000

/**
 * The backend compresses answers, and would hold back lines until a block is full. For a range, browsers accept no
 * compression (Fetch standard, HTTP-network-or-cache fetch).
 */
const uncompressed = { range: 'bytes=0-' }

/** Undefined once the log is closed, or the source has ended. */
export function* openSource(id: string): SagaGenerator<SourceState | undefined> {
  const state = yield* select(log.selectPodLog)
  const source = state.status === 'open' ? state.sources[id] : undefined
  return source?.status === 'ended' || source?.status === 'refused' ? undefined : source
}

/** Tells what a failure means for a source that is open. */
export function* endSource(id: string, failure: Failure): SagaGenerator<void> {
  const source = yield* call(openSource, id)
  if (!source) return
  const ending = endingOf(failure, source)
  if (ending === 'cut') yield* put(log.sourceCut({ source: id, failure }))
  else if (ending === 'ended') yield* put(log.sourceEnded({ source: id }))
  else yield* put(log.sourceRefused({ source: id, failure }))
}

/** Headers for the target's cluster. Throws a failure. */
function* headersOf(name: string): SagaGenerator<Readonly<Record<string, string>>> {
  const asked = kubernetesApi.endpoints.clusters.initiate(undefined)
  const clusters = yield* call(request<readonly Cluster[]>, asked)
  const cluster = clusters.find((one) => one.name === name)
  if (!cluster) throw new FailureError(unknownCluster(name))
  return yield* call(headersFor, cluster, yield* service('auth'))
}

function* stream(target: LogTarget, source: SourceState, id: string): SagaGenerator<StreamOutcome> {
  const { pod, container } = source
  const { cluster, namespace } = target.object
  const headers = { ...(yield* call(headersOf, cluster)), ...uncompressed }
  const backend = yield* service('backend')
  const streams = yield* service('streams')
  const since =
    source.cursor === null
      ? target.tail > 0 && { tailLines: target.tail }
      : { sinceTime: source.cursor.time }
  const asked = { namespace, pod, container, previous: false, follow: true, ...since }
  const url = backend.baseUrl('kubernetes') + logPath(asked)
  const skip = createSkipper(source.cursor)
  let { cursor } = source
  // Not in the slice: a stream that goes on after a restart sends the whole line again.
  let rest = ''
  const onPieces = function* (pieces: readonly string[]): SagaGenerator<void> {
    const split = splitLines(rest + pieces.join(''))
    ;({ rest } = split)
    const read = readLines(skip(split.lines), id, cursor)
    ;({ cursor } = read)
    if (read.entries.length > 0) yield* put(log.linesReceived({ source: id, ...read }))
  }
  const outcome = yield* call(
    followBackend<string>,
    (token: string | null) =>
      streams.text({ url, token, headers, silenceTimeout, failureOf: proxyFailure }),
    onPieces,
  )
  // The last line of a log that has ended may lack its end; the one of a stream that was cut comes again.
  if (outcome.status === 'ended' && rest !== '') yield* call(onPieces, ['\n'])
  return outcome
}

/**
 * A stream that ends may be a container that has ended, or a proxy that lost the cluster: it has ended if the next
 * stream ends, too, without a new line.
 */
export function* followSource(target: LogTarget, id: string): SagaGenerator<void> {
  // Not in the slice: after a restart it takes one more stream until the end is believed.
  let endedAt: SourceState['cursor'] | undefined
  for (;;) {
    const source = yield* call(openSource, id)
    if (!source) return
    if (source.status === 'waiting')
      yield* delay(yield* call(retryPause, pauseAfterCut(source.attempt)))
    else if (endedAt !== undefined) yield* delay(pauseAfterCut(1))
    try {
      const outcome = yield* call(stream, target, source, id)
      if (outcome.status !== 'ended') throw new FailureError(outcome.failure)
      const now = yield* call(openSource, id)
      if (now && now.cursor === endedAt) yield* put(log.sourceEnded({ source: id }))
      endedAt = now?.cursor
    } catch (thrown) {
      const failure = toFailure(thrown)
      if (failure.kind === 'timeout') continue
      yield* call(endSource, id, failure)
    }
  }
}
