// When somebody was last active in any tab of this browser.

import type { SagaGenerator } from 'typed-redux-saga'
import type { Autologout } from '../../../model/session/autologout.ts'
import {
  formatLastSeen,
  lastSeenKey,
  parseLastSeen,
  silenceAt,
  type Silence,
} from '../../../model/session/inactivity.ts'
import { service } from '../../kit/service.ts'

/** A browser that remembers no activity has just begun. */
export function* measureSilence(limits: Autologout): SagaGenerator<Silence> {
  const clock = yield* service('clock')
  const storage = yield* service('storage')
  const now = clock.now()
  return silenceAt(now, parseLastSeen(storage.get(lastSeenKey)) ?? now, limits)
}

export function* recordActivity(): SagaGenerator<void> {
  const clock = yield* service('clock')
  const storage = yield* service('storage')
  storage.set(lastSeenKey, formatLastSeen(clock.now()))
}
