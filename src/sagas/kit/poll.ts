// Repeats work. The pause starts after each run, grows on failure, and lasts while the page is hidden.

import { call, delay, type SagaGenerator } from 'typed-redux-saga'
import { retryPause } from './retryPause.ts'
import { service } from './service.ts'

export interface PollTiming {
  /** Pause after a success, in milliseconds. */
  readonly every: number
  /** Longest pause after failures, in milliseconds. */
  readonly atMost: number
}

/**
 * Never returns: end it with a `race` or by cancelling. `work` throws on failure; the first failure
 * in a row is reported, hidden.
 */
export function* poll(
  work: () => SagaGenerator<void>,
  { every, atMost }: PollTiming,
): SagaGenerator<never> {
  const visibility = yield* service('visibility')
  const report = yield* service('report')
  let failures = 0
  for (;;) {
    yield* call([visibility, visibility.whenVisible])
    try {
      yield* call(work)
      failures = 0
    } catch (thrown) {
      if (failures === 0) yield* call(report.error, thrown, { process: 'poll' }, { isHidden: true })
      failures += 1
    }
    const pause = Math.min(every * 2 ** failures, atMost)
    yield* delay(failures > 0 ? yield* call(retryPause, pause) : pause)
  }
}
