// The signed-in user, how they signed in, and the session's expiry. The token stays in the session service's memory.

import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { Failure } from '../../model/failure.ts'
import type { GuestQuestion, SignInRequest, SignOutCause } from '../../model/session/person.ts'
import {
  enteredOf,
  interrupted,
  isEntering,
  isFailing,
  isHeld,
  isLive,
  isReentering,
  isSignedIn,
  type Recalled,
  type Refused,
  type SessionDetails,
  type SessionState,
  type StateOf,
} from '../../model/session/sessionState.ts'
import { tokenRefused } from '../backend/backendApi.ts'
import { providersFound } from './signIn/offersSlice.ts'

const refused = (state: StateOf<'signedIn' | 'ending'>): StateOf<'refused'> => ({
  ...enteredOf(state),
  status: 'refused',
  was: state.status,
})

export const sessionSlice = createSlice({
  name: 'session',
  initialState: (): SessionState => ({ status: 'undecided' }),
  reducers: {
    nobodyRemembered: (state): SessionState =>
      state.status === 'undecided' || state.status === 'resuming' ? { status: 'signedOut' } : state,
    /** The user was signed in at the last visit, or is in another tab: if possible, without asking them. */
    resumeRequested: (
      state,
      { payload: { method } }: PayloadAction<Pick<SignInRequest, 'method'>>,
    ): SessionState => {
      const held = interrupted(state)
      if (held) return { status: 'rejoining', method, ...held }
      return isHeld(state) ? state : { status: 'resuming', method }
    },
    /** If the session has expired or is about to, its page stays. */
    signInRequested: (state, { payload }: PayloadAction<SignInRequest>): SessionState => {
      const held = interrupted(state)
      if (held) return { status: 'reentering', ...payload, ...held }
      if (isHeld(state)) return state
      const attempt = state.status === 'signingIn' ? { attempt: (state.attempt ?? 1) + 1 } : {}
      return { status: 'signingIn', ...payload, ...attempt }
    },
    signInSucceeded: (state, { payload }: PayloadAction<SessionDetails>): SessionState =>
      isEntering(state) || state.status === 'asking'
        ? { status: 'signedIn', method: state.method, ...payload }
        : state,
    /** The backend could not be reached: whoever was signed in last sees what was kept. */
    recalled: (state, { payload }: PayloadAction<Recalled>): SessionState =>
      state.status === 'resuming'
        ? { status: 'recalled', method: state.method, ...payload, attempts: 1 }
        : state,
    signInFailed: (state, { payload }: PayloadAction<Failure>): SessionState => {
      if (isReentering(state))
        return { ...enteredOf(state.before), status: 'expired', failure: payload }
      return isEntering(state) || state.status === 'asking'
        ? { status: 'failed', method: state.method, failure: payload }
        : state
    },
    /** The provider refused the user after a redirect. */
    returnRefused: (state, { payload }: PayloadAction<Refused>): SessionState =>
      state.status === 'undecided' ? { status: 'failed', ...payload } : state,
    signInCancelled: (state): SessionState => {
      if (isReentering(state)) return state.before
      return isEntering(state) || state.status === 'asking' ? { status: 'signedOut' } : state
    },
    guestAsked: (state, { payload }: PayloadAction<GuestQuestion>): SessionState =>
      isEntering(state) ? { status: 'asking', method: state.method, question: payload } : state,
    guestAnswered: (state, { payload }: PayloadAction<boolean>): SessionState =>
      state.status === 'asking' && state.answer === undefined
        ? { ...state, answer: payload }
        : state,
    renewed: (state, { payload }: PayloadAction<SessionDetails>): SessionState =>
      isLive(state) ? { status: 'signedIn', method: state.method, ...payload } : state,
    /** The same user signed in again. */
    reentered: (state, { payload }: PayloadAction<SessionDetails>): SessionState =>
      isReentering(state) ? { status: 'signedIn', method: state.method, ...payload } : state,
    endNeared: (state): SessionState => {
      if (state.status === 'refused' && state.was === 'signedIn') return { ...state, was: 'ending' }
      return state.status === 'signedIn' ? { ...state, status: 'ending' } : state
    },
    /** The auth backend accepts the token that another plugin refused. */
    tokenConfirmed: (state): SessionState =>
      state.status === 'refused' ? { ...enteredOf(state), status: state.was } : state,
    renewalFailed: (state, { payload: failure }: PayloadAction<Failure>): SessionState => {
      if (isFailing(state)) return { ...state, failure, attempts: state.attempts + 1 }
      return isSignedIn(state)
        ? { status: 'renewalFailing', ...enteredOf(state), failure, attempts: 1 }
        : state
    },
    /** Retries without waiting. */
    renewalRequested: (state): SessionState =>
      isFailing(state) ? { ...state, attempts: 0 } : state,
    sessionEnded: (state, { payload }: PayloadAction<Failure>): SessionState =>
      isLive(state) ? { status: 'expired', ...enteredOf(state), failure: payload } : state,
    signedOut: (state, { payload }: PayloadAction<{ readonly by: SignOutCause }>): SessionState =>
      state.status === 'signedOut' || state.status === 'failed'
        ? state
        : { status: 'signedOut', by: payload.by },
  },
  extraReducers: (builder) => {
    builder
      .addCase(tokenRefused, (state): SessionState => {
        if (isReentering(state) && state.before.status === 'ending')
          return { ...state, before: refused(state.before) }
        return state.status === 'signedIn' || state.status === 'ending' ? refused(state) : state
      })
      .addCase(providersFound, (state): SessionState =>
        isEntering(state) ? { status: 'signedOut' } : state,
      )
  },
  selectors: {
    selectSession: (state) => state,
    selectIdentity: (state) => (isHeld(state) ? state.identity : null),
    /** Null without a user. */
    selectUserRef: (state) => (isHeld(state) ? state.identity.userEntityRef : null),
    selectProfile: (state) => (isHeld(state) ? state.profile : null),
    selectIsRecalled: (state) => state.status === 'recalled',
    selectMethod: (state) => ('method' in state ? state.method : null),
  },
})

export const {
  nobodyRemembered,
  resumeRequested,
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
