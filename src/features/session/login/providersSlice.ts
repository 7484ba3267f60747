// The OAuth session of each provider (spec 3 §4), keyed by provider. Tokens stay in the memory of a service.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Failure } from '../../../model/failure.ts'
import type { SignedState } from '../../../model/session/identityApi.ts'
import type { LoginFlow, ProviderSession } from '../../../model/session/person.ts'
import {
  changed,
  heldBy,
  isIdle,
  isListed,
  pendingLogin,
  restored,
  signedOut,
  type ProviderState,
  type ProvidersState,
} from '../../../model/session/providerState.ts'
import { signedOut as portalSignedOut } from '../sessionSlice.ts'

interface Of {
  readonly providerId: string
}
interface Scopes {
  readonly scopes: readonly string[]
}
interface Session {
  readonly session: ProviderSession
}
interface Failed {
  readonly failure: Failure
}

/** Applies a change to the provider of the event. */
const about =
  <Payload>(change: (before: ProviderState, payload: Payload) => ProviderState) =>
  (state: ProvidersState, { payload }: PayloadAction<Of & Payload>): ProvidersState =>
    changed(state, payload.providerId, (before) => change(before, payload))

export const providersSlice = createSlice({
  name: 'providers',
  initialState: (): ProvidersState => ({}),
  reducers: {
    refreshRequested: about<Scopes>((before, { scopes }) =>
      isIdle(before) ? { status: 'refreshing', scopes, session: heldBy(before) } : before,
    ),
    refreshed: about<Session>((before, { session }) =>
      before.status === 'refreshing' ? restored(session) : before,
    ),
    /** Temporary failure: an existing session stays. */
    refreshFailed: about<Failed>((before, { failure }) => {
      if (before.status !== 'refreshing') return before
      const { session } = before
      return session ? { status: 'refreshFailing', session, failure } : signedOut
    }),
    /** Final failure. */
    refreshRefused: about<Failed>((before) =>
      before.status === 'refreshing' ? signedOut : before,
    ),
    loginRequested: about<Scopes & { readonly isInstant: boolean }>(
      (before, { scopes, isInstant }) =>
        isIdle(before) || before.status === 'loginPending'
          ? pendingLogin(before, scopes, isInstant)
          : before,
    ),
    loginChosen: about<{ readonly flow: LoginFlow }>((before, { flow }) => {
      if (before.status !== 'loginPending') return before
      const { scopes, session, isInstant } = before
      return { status: 'loggingIn', scopes, session, isInstant, flow }
    }),
    loginSucceeded: about<Session>((before, { session }) =>
      before.status === 'loggingIn' ? restored(session) : before,
    ),
    /** The request keeps waiting: the dialog shows the failure and offers a retry. */
    loginFailed: about<Failed>((before, { failure }) => {
      if (before.status !== 'loggingIn') return before
      const { scopes, session, isInstant } = before
      return { status: 'loginPending', scopes, session, isInstant, failure }
    }),
    /** Cancelled in the dialog. */
    loginCancelled: about<object>((before) => {
      if (before.status !== 'loggingIn' || before.isInstant) return before
      const { scopes, session, isInstant } = before
      return { status: 'loginPending', scopes, session, isInstant }
    }),
    /** The caller no longer waits. */
    loginWithdrawn: about<object>((before) =>
      before.status === 'loginPending' || before.status === 'loggingIn'
        ? restored(before.session)
        : before,
    ),
    /** Rejects all requests in the dialog; an open window closes. */
    loginsRejected: (state): ProvidersState =>
      Object.keys(state).reduce<ProvidersState>(
        (all, providerId) =>
          changed(all, providerId, (before) =>
            isListed(before) ? restored(heldBy(before)) : before,
          ),
        state,
      ),
    loggedOut: about<object>((before) => (before.status === 'signedOut' ? before : signedOut)),
  },
  extraReducers: (builder) => {
    // A user's consents end with their session.
    builder.addCase(portalSignedOut, (): ProvidersState => ({}))
  },
  selectors: {
    selectProviders: (state) => state,
    selectProvider: (state, providerId: string): ProviderState => state[providerId] ?? signedOut,
    /** As plugins know it (spec 3 §4). */
    selectSignedState: (state, providerId: string): SignedState =>
      heldBy(state[providerId] ?? signedOut) ? 'SignedIn' : 'SignedOut',
  },
})

export const {
  refreshRequested,
  refreshed,
  refreshFailed,
  refreshRefused,
  loginRequested,
  loginChosen,
  loginSucceeded,
  loginFailed,
  loginCancelled,
  loginWithdrawn,
  loginsRejected,
  loggedOut,
} = providersSlice.actions
export const { selectProviders, selectProvider } = providersSlice.selectors
/** @public For plugins. */
export const { selectSignedState } = providersSlice.selectors
