// Who is signed in, and until when. The token itself stays in the session service's memory.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Failure } from '../../model/failure.ts'

interface Identity {
  /** `kind:namespace/name` of the user. */
  readonly userEntityRef: string
  readonly ownershipEntityRefs: readonly string[]
}

export interface SessionDetails {
  readonly identity: Identity
  /** Milliseconds since epoch. */
  readonly expiresAt: number
}

export type SessionState =
  /** Before it is known whether this browser remembers someone. */
  | { readonly status: 'undecided' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signingIn' }
  | ({ readonly status: 'signedIn' } & SessionDetails)
  /** Signed in, and the last renewal did not succeed for a reason that may pass. */
  | ({
      readonly status: 'renewalFailing'
      readonly failure: Failure
      readonly attempts: number
    } & SessionDetails)
  | { readonly status: 'failed'; readonly failure: Failure }

const isSignedIn = (state: SessionState) =>
  state.status === 'signedIn' || state.status === 'renewalFailing'

export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ status: 'undecided' }),
  reducers: {
    nobodyRemembered: (state): SessionState =>
      state.status === 'undecided' ? { status: 'signedOut' } : state,
    guestRequested: (state): SessionState =>
      state.status === 'signingIn' || isSignedIn(state) ? state : { status: 'signingIn' },
    signInSucceeded: (state, { payload }: PayloadAction<SessionDetails>): SessionState =>
      state.status === 'signingIn' ? { status: 'signedIn', ...payload } : state,
    signInFailed: (state, { payload }: PayloadAction<Failure>): SessionState =>
      state.status === 'signingIn' ? { status: 'failed', failure: payload } : state,
    renewed: (state, { payload }: PayloadAction<SessionDetails>): SessionState =>
      isSignedIn(state) ? { status: 'signedIn', ...payload } : state,
    renewalFailed: (state, { payload }: PayloadAction<Failure>): SessionState =>
      state.status === 'signedIn' || state.status === 'renewalFailing'
        ? {
            status: 'renewalFailing',
            identity: state.identity,
            expiresAt: state.expiresAt,
            failure: payload,
            attempts: state.status === 'renewalFailing' ? state.attempts + 1 : 1,
          }
        : state,
    sessionEnded: (state, { payload }: PayloadAction<Failure>): SessionState =>
      isSignedIn(state) ? { status: 'failed', failure: payload } : state,
  },
  selectors: {
    selectSession: (state) => state,
    selectIdentity: (state) =>
      state.status === 'signedIn' || state.status === 'renewalFailing' ? state.identity : null,
  },
})

export const {
  nobodyRemembered,
  guestRequested,
  signInSucceeded,
  signInFailed,
  renewed,
  renewalFailed,
  sessionEnded,
} = sessionSlice.actions
export const { selectSession, selectIdentity } = sessionSlice.selectors
