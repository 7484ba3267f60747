// Long waits by a clock that may jump.

import { delay, type SagaGenerator } from 'typed-redux-saga'
import { service } from './service.ts'

/** Milliseconds after which a computer that has slept looks at its clock: timers stand still meanwhile. */
const longestNap = 30_000

/** Ends when that many milliseconds have passed by the timers or by the clock, whichever comes first. */
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
