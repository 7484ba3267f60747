// Ends everything that belongs to a session.

import { all, call, put, spawn, type SagaGenerator } from 'typed-redux-saga'
import { backendApi } from '../../../features/backend/backendApi.ts'
import { toFailure } from '../../../model/failure.ts'
import { rememberedProviderKey } from '../../../model/session/guestSession.ts'
import type { SignOutCause } from '../../../model/session/person.ts'
import { abortable } from '../../kit/abortable.ts'
import { postAlert } from '../../kit/postAlert.ts'
import { service } from '../../kit/service.ts'

/**
 * Ends the session at the backend; a failure is shown, because the next user could continue the
 * session. Returns the provider's own sign-out page.
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
  // Redirects only if the user signed out; otherwise the page stays.
  if (mayLeave && page !== undefined) windows.leave(page)
}

/** Removes all data of the session. If another tab signed out, the backend's session has ended already. */
export function* leave(by: SignOutCause): SagaGenerator<void> {
  const storage = yield* service('storage')
  const session = yield* service('session')
  const providers = yield* service('providers')
  const known = providers.known()
  // The first tab has already forgotten it, or remembers another user.
  if (by !== 'otherTab' && by !== 'otherUser') storage.remove(rememberedProviderKey)
  yield* call(session.forget)
  yield* call(providers.forget)
  yield* put(backendApi.util.resetApiState())
  if (by !== 'user' && by !== 'inactivity') return
  // Spawned, so that the next sign-in does not cancel it.
  yield* spawn(logOutOf, known, by === 'user')
}
