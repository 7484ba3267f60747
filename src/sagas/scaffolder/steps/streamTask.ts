// The stream of a task's log. Its first answer to a task that has run is immediate, so an early silence means that
// something on the way holds it back.

import { call, put, select, type SagaGenerator } from 'typed-redux-saga'
import * as log from '../../../features/scaffolder/tasks/taskLogSlice.ts'
import { selectConfig } from '../../../features/shell/boot/bootSlice.ts'
import { parseJson } from '../../../model/json.ts'
import { decodeTaskEvent, taskStreamPath } from '../../../model/scaffolder/taskEvents.ts'
import { isFinalRefusal } from '../../../model/scaffolder/taskLog.ts'
import { followBackend } from '../../kit/backendStream.ts'
import { service } from '../../kit/service.ts'
import type { ServerEvent } from '../../services/streams.ts'

/** Milliseconds without a byte, before and after the first events. */
const firstSilence = 5_000
const laterSilence = 30_000

/** Attempts in a row after which the stream is not tried for a while. */
const mostAttempts = 3

/** Null if it cannot be read. */
function eventOf({ data }: ServerEvent) {
  try {
    return decodeTaskEvent(parseJson(data))
  } catch {
    return null
  }
}

function* pollInstead(taskId: string): SagaGenerator<void> {
  const clock = yield* service('clock')
  yield* put(log.pollingStarted({ taskId, at: clock.now() }))
}

function* open(taskId: string, lastId: number) {
  const streams = yield* service('streams')
  const backend = yield* service('backend')
  const url = `${backend.baseUrl('scaffolder')}${taskStreamPath({ taskId, after: lastId })}`
  const silenceTimeout = lastId === 0 ? firstSilence : laterSilence
  return yield* call(
    followBackend<ServerEvent>,
    (token: string | null) => streams.events({ url, token, silenceTimeout, lastEventId: null }),
    function* (items: readonly ServerEvent[]) {
      yield* put(log.eventsReceived({ taskId, events: items.map(eventOf) }))
    },
    function* () {
      yield* put(log.streamOpened({ taskId }))
    },
  )
}

export function* streamTask(taskId: string): SagaGenerator<void> {
  const state = yield* select(log.selectTaskLog)
  const config = yield* select(selectConfig)
  if (state.status === 'closed') return
  if (config?.useLongPollingLogs) {
    yield* call(pollInstead, taskId)
    return
  }
  const outcome = yield* call(open, taskId, state.events.lastId)
  if (outcome.status === 'ended') {
    yield* put(log.streamEnded({ taskId }))
    return
  }
  const { failure } = outcome
  if (outcome.status === 'refused' && isFinalRefusal(failure)) {
    yield* put(log.logRefused({ taskId, failure }))
  } else if (
    failure.kind === 'timeout' ||
    failure.kind === 'wrongShape' ||
    state.attempt >= mostAttempts
  ) {
    yield* call(pollInstead, taskId)
  } else {
    const clock = yield* service('clock')
    yield* put(log.streamCut({ taskId, failure, at: clock.now() }))
  }
}
