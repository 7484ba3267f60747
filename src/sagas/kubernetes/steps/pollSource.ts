// The log of a container, asked for again and again: for the sources beyond the streams that a browser opens.

import { call, delay, put, type SagaGenerator } from 'typed-redux-saga'
import * as log from '../../../features/kubernetes/podLogSlice.ts'
import { toFailure } from '../../../model/failure.ts'
import {
  askAgainAfter,
  createSkipper,
  pauseAfterCut,
  readLines,
  type LogTarget,
} from '../../../model/kubernetes/pods/podLog.ts'
import { retryPause } from '../../kit/retryPause.ts'
import { endSource, openSource } from './followSource.ts'
import { askForLog } from './loadLogs.ts'

export function* pollSource(target: LogTarget, id: string): SagaGenerator<void> {
  for (;;) {
    const source = yield* call(openSource, id)
    if (!source) return
    const isWaiting = source.status === 'waiting'
    const pause = isWaiting ? yield* call(retryPause, pauseAfterCut(source.attempt)) : askAgainAfter
    yield* delay(pause)
    try {
      const lines = yield* call(askForLog, target, source, source.cursor)
      const read = readLines(createSkipper(source.cursor)(lines), id, source.cursor)
      if (read.entries.length > 0) yield* put(log.linesReceived({ source: id, ...read }))
    } catch (thrown) {
      const failure = toFailure(thrown)
      yield* call(endSource, id, failure)
    }
  }
}
