// Whether preferences are synced to the server (spec 1 §3, S3 §3: buckets) or waiting in the browser.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Failure } from '../../model/failure.ts'
import { isUserChange, signedOut } from '../session/sessionSlice.ts'

export type UserSettingsState =
  | { readonly status: 'signedOut' }
  /** Signed in; the server's values are not known yet. */
  | { readonly status: 'unread' }
  /** The browser has changes that the server lacks. */
  | { readonly status: 'unsaved' }
  | { readonly status: 'saved' }
  /** The server could not be read or written, for a temporary reason. */
  | { readonly status: 'failing'; readonly failure: Failure; readonly attempts: number }
  /** The backend has no such plugin; not retried until the page is reloaded. */
  | { readonly status: 'browserOnly' }
  /** A guest. All guests of a backend are one user, so their values stay in the browser. */
  | { readonly status: 'guest' }

/** Whether the server has a place for the values of this user, as far as is known. */
export const isAsking = ({ status }: UserSettingsState): boolean =>
  status !== 'signedOut' && status !== 'browserOnly' && status !== 'guest'

export const userSettingsSlice = createSlice({
  name: 'userSettings',
  initialState: (): UserSettingsState => ({ status: 'signedOut' }),
  reducers: {
    /** The browser has stored a change. */
    valueKept: (state): UserSettingsState =>
      state.status === 'saved' || state.status === 'failing' ? { status: 'unsaved' } : state,
    /** Browser and server are in sync. */
    settingsAgreed: (state): UserSettingsState =>
      isAsking(state) && state.status !== 'saved' ? { status: 'saved' } : state,
    savingFailed: (state, { payload }: PayloadAction<Failure>): UserSettingsState =>
      isAsking(state)
        ? {
            status: 'failing',
            failure: payload,
            attempts: state.status === 'failing' ? state.attempts + 1 : 1,
          }
        : state,
    serverKeepsNothing: (state): UserSettingsState =>
      isAsking(state) ? { status: 'browserOnly' } : state,
    guestRecognised: (state): UserSettingsState =>
      state.status === 'unread' ? { status: 'guest' } : state,
    retryRequested: (state): UserSettingsState =>
      state.status === 'failing' ? { status: 'unsaved' } : state,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isUserChange, (state, event): UserSettingsState => {
      if (state.status === 'browserOnly') return state
      return { status: signedOut.match(event) ? 'signedOut' : 'unread' }
    })
  },
  selectors: {
    selectUserSettings: (state) => state,
  },
})

export const {
  valueKept,
  settingsAgreed,
  savingFailed,
  serverKeepsNothing,
  guestRecognised,
  retryRequested,
} = userSettingsSlice.actions
export const { selectUserSettings } = userSettingsSlice.selectors
