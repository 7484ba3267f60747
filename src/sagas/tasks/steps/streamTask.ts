// The log of a task: first what is there already, in one answer, which comes several times faster than event by event;
// then its stream. The stream repeats one event at once, so an early silence means that something on the way holds it
// back.

import { call, delay, put, race, select, type SagaGenerator } from 'typed-redux-saga'
import { selectConfig } from '../../../features/shell/boot/bootSlice.ts'
import * as log from '../../../features/tasks/taskLogSlice.ts'
import { parseJson } from '../../../model/json.ts'
import {
  beforeLastId,
  decodeTaskEvent,
  taskStreamPath,
} from '../../../model/scaffolder/taskEvents.ts'
import { isFinalRefusal } from '../../../model/tasks/taskLog.ts'
import { followBackend } from '../../kit/backendStream.ts'
import { service } from '../../kit/service.ts'
import type { ServerEvent } from '../../services/streams.ts'
import { lastEventId, newerEvents } from './pollTask.ts'

/** Milliseconds without a byte, before and after the first events. */
const firstSilence = 5_000
const laterSilence = 30_000

/** Milliseconds that the first answer may take: the server waits where it has nothing yet. */
const firstAnswer = 1_000

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

/** Nothing is said of a failure, because the stream has the same. */
function* readPast(taskId: string): SagaGenerator<void> {
  try {
    const { events } = yield* race({ events: call(newerEvents, taskId), late: delay(firstAnswer) })
    if (events && events.length > 0) yield* put(log.eventsReceived({ taskId, events }))
  } catch {
    // The stream is asked next.
  }
}

function* open(taskId: string, after: number, silenceTimeout: number) {
  const streams = yield* service('streams')
  const backend = yield* service('backend')
  const url = `${backend.baseUrl('scaffolder')}${taskStreamPath({ taskId, after })}`
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

function* follow(taskId: string) {
  const before = yield* call(lastEventId)
  if (before > 0) return yield* call(open, taskId, before, laterSilence)
  yield* call(readPast, taskId)
  const state = yield* select(log.selectTaskLog)
  const after = state.status === 'closed' ? 0 : beforeLastId(state.events)
  return yield* call(open, taskId, after, firstSilence)
}

export function* streamTask(taskId: string): SagaGenerator<void> {
  const config = yield* select(selectConfig)
  if (config?.useLongPollingLogs) {
    yield* call(pollInstead, taskId)
    return
  }
  const outcome = yield* call(follow, taskId)
  const state = yield* select(log.selectTaskLog)
  if (state.status === 'closed') return
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
