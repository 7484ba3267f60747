// The signed-in user, how they signed in, and the session's expiry. The token stays in the session service's memory.

import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { Failure } from '../../model/failure.ts'
import type { GuestQuestion, SignInRequest, SignOutCause } from '../../model/session/person.ts'
import {
  enteredOf,
  isHeld,
  isLive,
  recalledOnce,
  recallOf,
  refusalOf,
  type Recalled,
  type Refused,
  type SessionDetails,
  type SessionState,
} from '../../model/session/sessionState.ts'
import { tokenRefused } from '../backend/backendApi.ts'
import { providersFound } from './signIn/offersSlice.ts'

export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ status: 'undecided' }),
  reducers: {
    nobodyRemembered: (state): SessionState =>
      state.status === 'undecided' || (state.status === 'signingIn' && state.isSilent)
        ? { status: 'signedOut' }
        : state,
    /** If the session has expired or is about to, its page stays. */
    signInRequested: (state, { payload }: PayloadAction<SignInRequest>): SessionState => {
      if (state.status === 'expired')
        return { ...enteredOf(state), status: 'reentering', failure: state.failure, ...payload }
      if (state.status === 'signedIn' && state.isEnding)
        return { ...enteredOf(state), ...refusalOf(state), status: 'reentering', ...payload }
      if (isHeld(state)) return state
      const isAgain = state.status === 'signingIn' && !state.isSilent
      const attempt = isAgain ? { attempt: (state.attempt ?? 1) + 1 } : {}
      return { status: 'signingIn', ...payload, ...attempt }
    },
    signInSucceeded: (state, { payload }: PayloadAction<SessionDetails>): SessionState =>
      state.status === 'signingIn' || state.status === 'asking'
        ? { status: 'signedIn', method: state.method, ...payload }
        : state,
    /** The backend could not be reached: whoever was signed in last sees what was kept. */
    recalled: (state, { payload }: PayloadAction<Recalled>): SessionState =>
      state.status === 'signingIn' && state.isSilent
        ? { status: 'renewalFailing', method: state.method, ...payload, ...recalledOnce }
        : state,
    signInFailed: (state, { payload }: PayloadAction<Failure>): SessionState => {
      if (state.status === 'reentering')
        return { status: 'expired', ...enteredOf(state), failure: payload }
      return state.status === 'signingIn' || state.status === 'asking'
        ? { status: 'failed', method: state.method, failure: payload }
        : state
    },
    /** The provider refused the user after a redirect. */
    returnRefused: (state, { payload }: PayloadAction<Refused>): SessionState =>
      state.status === 'undecided' ? { status: 'failed', ...payload } : state,
    signInCancelled: (state): SessionState => {
      if (state.status === 'reentering')
        return state.failure
          ? { status: 'expired', ...enteredOf(state), failure: state.failure }
          : { status: 'signedIn', isEnding: true, ...refusalOf(state), ...enteredOf(state) }
      return state.status === 'signingIn' || state.status === 'asking'
        ? { status: 'signedOut' }
        : state
    },
    guestAsked: (state, { payload }: PayloadAction<GuestQuestion>): SessionState =>
      state.status === 'signingIn'
        ? { status: 'asking', method: state.method, question: payload }
        : state,
    guestAnswered: (state, { payload }: PayloadAction<boolean>): SessionState =>
      state.status === 'asking' && state.answer === undefined
        ? { ...state, answer: payload }
        : state,
    renewed: (state, { payload }: PayloadAction<SessionDetails>): SessionState =>
      isLive(state) ? { status: 'signedIn', method: state.method, ...payload } : state,
    /** The same user signed in again. */
    reentered: (state, { payload }: PayloadAction<SessionDetails>): SessionState =>
      state.status === 'reentering'
        ? { status: 'signedIn', method: state.method, ...payload }
        : state,
    endNeared: (state): SessionState =>
      state.status === 'signedIn' && !state.isEnding ? { ...state, isEnding: true } : state,
    /** The auth backend accepts the token that another plugin refused. */
    tokenConfirmed: (state): SessionState =>
      state.status === 'signedIn' && state.isRefused
        ? { status: 'signedIn', ...enteredOf(state), ...(state.isEnding && { isEnding: true }) }
        : state,
    renewalFailed: (state, { payload }: PayloadAction<Failure>): SessionState =>
      isLive(state)
        ? {
            status: 'renewalFailing',
            ...enteredOf(state),
            failure: payload,
            attempts: state.status === 'renewalFailing' ? state.attempts + 1 : 1,
            ...recallOf(state),
          }
        : state,
    /** Retries without waiting. */
    renewalRequested: (state): SessionState =>
      state.status === 'renewalFailing' ? { ...state, attempts: 0 } : state,
    sessionEnded: (state, { payload }: PayloadAction<Failure>): SessionState =>
      isLive(state) ? { status: 'expired', ...enteredOf(state), failure: payload } : state,
    signedOut: (state, { payload }: PayloadAction<{ readonly by: SignOutCause }>): SessionState =>
      state.status === 'signedOut' || state.status === 'failed'
        ? state
        : { status: 'signedOut', by: payload.by },
  },
  extraReducers: (builder) => {
    builder
      .addCase(tokenRefused, (state): SessionState =>
        (state.status === 'signedIn' || state.status === 'reentering') && !state.isRefused
          ? { ...state, isRefused: true }
          : state,
      )
      .addCase(providersFound, (state): SessionState =>
        state.status === 'signingIn' ? { status: 'signedOut' } : state,
      )
  },
  selectors: {
    selectSession: (state) => state,
    selectIdentity: (state) => (isHeld(state) ? state.identity : null),
    /** Null without a user. */
    selectUserRef: (state) => (isHeld(state) ? state.identity.userEntityRef : null),
    selectProfile: (state) => (isHeld(state) ? state.profile : null),
    selectIsRecalled: (state) => state.status === 'renewalFailing' && state.isRecalled === true,
    selectMethod: (state) => ('method' in state ? state.method : null),
  },
})

export const {
  nobodyRemembered,
  signInRequested,
  signInSucceeded,
  recalled,
  signInFailed,
  returnRefused,
  signInCancelled,
  guestAsked,
  guestAnswered,
  renewed,
  reentered,
  endNeared,
  tokenConfirmed,
  renewalFailed,
  renewalRequested,
  sessionEnded,
  signedOut,
} = sessionSlice.actions
export const {
  selectSession,
  selectIdentity,
  selectUserRef,
  selectProfile,
  selectIsRecalled,
  selectMethod,
} = sessionSlice.selectors

/** The signed-in user, for a process that has nothing to do without one. */
export const selectUser = (root: Parameters<typeof selectUserRef>[0]): string | undefined =>
  selectUserRef(root) ?? undefined

/** After these events another user, or none, may be signed in: user-specific data is read again. */
export const isUserChange = isAnyOf(signInSucceeded, recalled, signedOut)
