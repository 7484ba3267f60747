import type { SagaGenerator } from 'typed-redux-saga'
import type { Failure } from '../../model/failure.ts'
// eslint-disable-next-line portico/areas -- A header of every backend, not only of what recovers.
import { retryAfter } from '../../model/recovery/retryAfter.ts'
import { service } from './service.ts'

/**
 * Milliseconds: half of `pause` to one and a half times of it, so that many tabs do not ask at the same time, but never
 * less than the failure's `Retry-After`.
 */
export function* retryPause(pause: number, { again }: Failure): SagaGenerator<number> {
  const clock = yield* service('clock')
  const random = yield* service('random')
  const fraction = random.fraction()
  const atLeast = retryAfter(again?.after ?? null, clock.now())
  return Math.max(pause * (0.5 + fraction), atLeast * (1 + fraction / 10))
}
