// Long waits on a clock that may jump.

import { delay, type SagaGenerator } from 'typed-redux-saga'
import { service } from './service.ts'

/**
 * The longest timer in milliseconds; timers pause while the computer sleeps, so the clock is
 * checked after each.
 */
const longestNap = 30_000

/** Ends when that many milliseconds have passed by timer or by clock, whichever is first. */
export function* waitFor(milliseconds: number): SagaGenerator<void> {
  const clock = yield* service('clock')
  const end = clock.now() + milliseconds
  let left = milliseconds
  while (left > 0) {
    const nap = Math.min(left, longestNap)
    yield* delay(nap)
    left = Math.min(left - nap, end - clock.now())
  }
}
