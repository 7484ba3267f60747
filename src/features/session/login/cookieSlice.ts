// A cookie for files that the browser itself requests: requested with a session, removed with it. The portal has one for
// a protected page (spec 1 §4), plugins may have their own.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Failure } from '../../../model/failure.ts'
import { sessionEnded, signedOut } from '../sessionSlice.ts'

export type CookieState =
  /** Not needed: the page is not protected, or none of the files was shown. */
  | { readonly status: 'off' }
  /** Not signed in. */
  | { readonly status: 'idle' }
  | { readonly status: 'refreshing' }
  /** `refreshAt` is in milliseconds since epoch. */
  | { readonly status: 'waiting'; readonly refreshAt: number }
  /** `attempts` is the number of failures in a row. */
  | { readonly status: 'failing'; readonly attempts: number; readonly failure: Failure }
  | { readonly status: 'removing' }

const isAsking = ({ status }: CookieState): boolean =>
  status === 'refreshing' || status === 'failing'

/** The state of one cookie, under the name of its slice. */
export const createCookieSlice = <Name extends string>(name: Name) =>
  createSlice({
    name,
    initialState: (): CookieState => ({ status: 'off' }),
    reducers: {
      cookieNeeded: (state): CookieState => (state.status === 'off' ? { status: 'idle' } : state),
      cookieRequested: (state): CookieState =>
        state.status === 'idle' || state.status === 'waiting' ? { status: 'refreshing' } : state,
      cookieRefreshed: (
        state,
        { payload }: PayloadAction<{ readonly refreshAt: number }>,
      ): CookieState => (isAsking(state) ? { status: 'waiting', ...payload } : state),
      cookieFailed: (state, { payload }: PayloadAction<Failure>): CookieState =>
        isAsking(state)
          ? {
              status: 'failing',
              attempts: state.status === 'failing' ? state.attempts + 1 : 1,
              failure: payload,
            }
          : state,
      /** Also after a failed removal: the cookie expires by itself. */
      removalEnded: (state): CookieState =>
        state.status === 'removing' ? { status: 'idle' } : state,
    },
    extraReducers: (builder) => {
      builder
        .addCase(sessionEnded, (state): CookieState => {
          const isKept = state.status === 'off' || state.status === 'idle'
          return isKept || state.status === 'removing' ? state : { status: 'idle' }
        })
        // After a sign-out in another tab, that tab removes the cookie, which may be the next user's by now.
        .addCase(signedOut, (state, { payload }): CookieState => {
          if (state.status === 'off' || state.status === 'removing') return state
          if (payload.by === 'user' || payload.by === 'inactivity') return { status: 'removing' }
          return state.status === 'idle' ? state : { status: 'idle' }
        })
    },
  })

export type CookieSlice = ReturnType<typeof createCookieSlice<string>>

export const cookieSlice = createCookieSlice('cookie')

export const selectCookie = (state: { readonly cookie: CookieState }): CookieState => state.cookie
