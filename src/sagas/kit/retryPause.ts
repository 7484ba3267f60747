import type { SagaGenerator } from 'typed-redux-saga'
import { service } from './service.ts'

/**
 * Milliseconds: half of `pause` to one and a half times of it, so that many tabs do not ask at the same time, but it
 * never ends before `until`, in milliseconds since 1970, which the `Retry-After` of an answer has named.
 */
export function* retryPause(pause: number, until: number | null = null): SagaGenerator<number> {
  const clock = yield* service('clock')
  const random = yield* service('random')
  const fraction = random.fraction()
  const atLeast = Math.max(0, (until ?? 0) - clock.now())
  return Math.max(pause * (0.5 + fraction), atLeast * (1 + fraction / 10))
}
