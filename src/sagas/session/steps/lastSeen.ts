// When the user was last active in any tab.

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

/** Without a stored time, the silence starts now. */
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
