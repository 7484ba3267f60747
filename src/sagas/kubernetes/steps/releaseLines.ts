// Lets go, round by round, the lines of several sources that were held to be put in order.

import { delay, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import * as log from '../../../features/kubernetes/podLogSlice.ts'
import { holdingTime, isHolding } from '../../../model/kubernetes/pods/podLog.ts'

export function* releaseLines(): SagaGenerator<never> {
  for (;;) {
    const state = yield* select(log.selectPodLog)
    if (state.status === 'open' && isHolding(state.held)) {
      yield* delay(holdingTime(Object.keys(state.sources).length))
      yield* put(log.linesReleased())
    } else yield* take(log.linesReceived)
  }
}
