import type { SagaGenerator } from 'typed-redux-saga'
import { retryAfter } from '../../model/retryAfter.ts'
import { service } from './service.ts'

/**
 * Milliseconds: half of `pause` to one and a half times of it, so that many tabs do not ask at the same time, but never
 * less than `after`, the `Retry-After` of the last answer.
 */
export function* retryPause(pause: number, after: string | null = null): SagaGenerator<number> {
  const clock = yield* service('clock')
  const random = yield* service('random')
  const fraction = random.fraction()
  const atLeast = retryAfter(after, clock.now())
  return Math.max(pause * (0.5 + fraction), atLeast * (1 + fraction / 10))
}
