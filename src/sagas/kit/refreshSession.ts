// One refresh of a provider's session (spec 3 §4).

import { call, put, select, take, type SagaGenerator } from 'typed-redux-saga'
import {
  loggedOut,
  loginsRejected,
  refreshed,
  refreshFailed,
  refreshRefused,
  refreshRequested,
  selectProvider,
} from '../../features/session/login/providersSlice.ts'
import { signedOut } from '../../features/session/sessionSlice.ts'
import { FailureError } from '../../model/failure.ts'
import { overtakenByLogin, rejectedByUser } from '../../model/session/authFailures.ts'
import type { ProviderSession } from '../../model/session/person.ts'
import { isIdle } from '../../model/session/providerState.ts'

/** Whether an action concerns the provider, or all providers. */
export const isAbout = (providerId: string) => (action: { type: string; payload?: unknown }) =>
  action.type === loginsRejected.type ||
  action.type === signedOut.type ||
  (action.type.startsWith('providers/') &&
    (action.payload as { readonly providerId: string }).providerId === providerId)

type Refreshed =
  | { readonly session: ProviderSession }
  | { readonly failure: FailureError; readonly isPassing: boolean }

/** Waits while a login is pending, and returns false when a refresh may start. */
function* isUnderWay(providerId: string): SagaGenerator<boolean> {
  for (;;) {
    const state = yield* select(selectProvider, providerId)
    if (state.status === 'refreshing' || isIdle(state)) return !isIdle(state)
    if (signedOut.match(yield* take(isAbout(providerId)))) throw rejectedByUser()
  }
}

/** Concurrent callers share one refresh. */
export function* refreshSession(
  providerId: string,
  scopes: readonly string[],
): SagaGenerator<Refreshed> {
  if (!(yield* call(isUnderWay, providerId))) yield* put(refreshRequested({ providerId, scopes }))
  // Another caller, whose refresh has just failed, was faster: its login is the one to wait for.
  const { status } = yield* select(selectProvider, providerId)
  if (status !== 'refreshing') return { failure: overtakenByLogin(), isPassing: false }
  for (;;) {
    const event = yield* take(isAbout(providerId))
    if (refreshed.match(event)) return { session: event.payload.session }
    if (refreshFailed.match(event))
      return { failure: new FailureError(event.payload.failure), isPassing: true }
    if (refreshRefused.match(event))
      return { failure: new FailureError(event.payload.failure), isPassing: false }
    if (signedOut.match(event) || loggedOut.match(event)) throw rejectedByUser()
  }
}
