// What ends with a session.

import { all, call, put, spawn, type SagaGenerator } from 'typed-redux-saga'
import { backendApi } from '../../../features/shell/backendApi.ts'
import { toFailure } from '../../../model/failure.ts'
import { rememberedProviderKey } from '../../../model/session/guestSession.ts'
import type { SignOutCause } from '../../../model/session/person.ts'
import { abortable } from '../../kit/abortable.ts'
import { postAlert } from '../../kit/postAlert.ts'
import { service } from '../../kit/service.ts'

/**
 * Ends the session at the backend; a failure is told, since whoever comes next could go on with it. Returns where the
 * provider's own is ended.
 */
export function* logOut(providerId: string): SagaGenerator<string | null> {
  const providers = yield* service('providers')
  try {
    return yield* call(abortable<string | null>, (signal: AbortSignal) =>
      providers.logout(providerId, signal),
    )
  } catch (thrown) {
    yield* postAlert(toFailure(thrown).message)
    return null
  }
}

function* logOutOf(known: readonly string[], mayLeave: boolean): SagaGenerator<void> {
  const pages = yield* all(known.map((id) => call(logOut, id)))
  const page = pages.find((url) => url !== null)
  const windows = yield* service('windows')
  // Not from somebody's back: whoever did nothing finds the page where they left it.
  if (mayLeave && page !== undefined) windows.leave(page)
}

/** Nothing that was seen with a session outlives it. What another tab has ended is ended at the backend already. */
export function* leave(by: SignOutCause): SagaGenerator<void> {
  const storage = yield* service('storage')
  const session = yield* service('session')
  const providers = yield* service('providers')
  const known = providers.known()
  // The tab that went first has forgotten already, or remembers somebody else by now.
  if (by !== 'otherTab' && by !== 'otherUser') storage.remove(rememberedProviderKey)
  yield* call(session.forget)
  yield* call(providers.forget)
  yield* put(backendApi.util.resetApiState())
  if (by !== 'user' && by !== 'inactivity') return
  // Whoever signs in next does not break it off.
  yield* spawn(logOutOf, known, by === 'user')
}
