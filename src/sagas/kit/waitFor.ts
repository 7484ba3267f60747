// Long waits on a clock that may jump.

import { delay, type SagaGenerator } from 'typed-redux-saga'
import { service } from './service.ts'

/** The longest timer in milliseconds; timers pause while the computer sleeps, so the clock is checked after each. */
const longestPause = 30_000

/** Ends when that many milliseconds have passed by timer or by clock, whichever is first. */
export function* waitFor(milliseconds: number): SagaGenerator<void> {
  const clock = yield* service('clock')
  const end = clock.now() + milliseconds
  let left = milliseconds
  while (left > 0) {
    const pause = Math.min(left, longestPause)
    yield* delay(pause)
    left = Math.min(left - pause, end - clock.now())
  }
}
