// Lives as long as the page. Refreshes provider sessions and opens their windows.

import type { Action } from '@reduxjs/toolkit'
import {
  call,
  fork,
  put,
  race,
  select,
  spawn,
  take,
  takeEvery,
  type SagaGenerator,
} from 'typed-redux-saga'
import {
  loggedOut,
  loginCancelled,
  loginChosen,
  loginFailed,
  loginsRejected,
  loginSucceeded,
  loginWithdrawn,
  refreshed,
  refreshFailed,
  refreshRefused,
  refreshRequested,
  selectProvider,
  selectProviders,
} from '../../features/session/login/providersSlice.ts'
import { signedOut } from '../../features/session/sessionSlice.ts'
import { isPassing, toFailure } from '../../model/failure.ts'
import { popupClosed } from '../../model/session/authFailures.ts'
import type { ProviderSession } from '../../model/session/person.ts'
import { abortable } from '../kit/abortable.ts'
import { service } from '../kit/service.ts'
import { logOut } from './steps/signingOut.ts'

/** Whether the user has signed out; later answers are ignored. */
const isSignOut = (providerId: string) => (action: Action) =>
  signedOut.match(action) || (loggedOut.match(action) && action.payload.providerId === providerId)

function* refresh(providerId: string): SagaGenerator<void> {
  const providers = yield* service('providers')
  const state = yield* select(selectProvider, providerId)
  if (state.status !== 'refreshing') return
  const { scopes } = state
  try {
    const { session } = yield* race({
      session: call(abortable<ProviderSession>, (signal: AbortSignal) =>
        providers.refresh(providerId, scopes, signal),
      ),
      left: take(isSignOut(providerId)),
    })
    if (session) yield* put(refreshed({ providerId, session }))
  } catch (thrown) {
    const failure = toFailure(thrown)
    yield* put((isPassing(failure) ? refreshFailed : refreshRefused)({ providerId, failure }))
  }
}

const ends = [signedOut, loggedOut, loginWithdrawn, loginCancelled, loginsRejected]

/** Waits until the login is over; the reducer has handled each event already. */
function* loginEnded(providerId: string): SagaGenerator<void> {
  do yield* take(ends.map(({ type }) => type))
  while ((yield* select(selectProvider, providerId)).status === 'loggingIn')
}

/** Everything before the window opens runs synchronously within the click. */
function* logIn(providerId: string): SagaGenerator<void> {
  const providers = yield* service('providers')
  const state = yield* select(selectProvider, providerId)
  if (state.status !== 'loggingIn') return
  const { scopes, flow } = state
  try {
    if (flow === 'redirect') {
      yield* call(providers.redirect, providerId, scopes)
      return
    }
    const { session } = yield* race({
      session: call(abortable<ProviderSession>, (signal: AbortSignal) =>
        providers.login(providerId, scopes, signal),
      ),
      over: call(loginEnded, providerId),
    })
    if (session) yield* put(loginSucceeded({ providerId, session }))
  } catch (thrown) {
    yield* put(loginFailed({ providerId, failure: toFailure(thrown) }))
  }
}

/** The process lost the window of an interrupted login, so the login fails. */
function* takeUp(): SagaGenerator<void> {
  const states = yield* select(selectProviders)
  for (const [providerId, { status }] of Object.entries(states)) {
    // Forked, so that providers do not wait for each other.
    if (status === 'refreshing') yield* fork(refresh, providerId)
    if (status === 'loggingIn')
      yield* put(loginFailed({ providerId, failure: popupClosed().failure }))
  }
}

export function* providersSaga(): SagaGenerator<void> {
  yield* takeEvery(refreshRequested, ({ payload }) => refresh(payload.providerId))
  yield* takeEvery(loginChosen, ({ payload }) => logIn(payload.providerId))
  // Spawned, so that a sign-out from the portal does not interrupt it.
  yield* takeEvery(loggedOut, function* ({ payload }) {
    yield* spawn(logOut, payload.providerId)
  })
  yield* call(takeUp)
}
