// Whether the signed-in user is active (SHELL-63). Tabs share the time of the last activity in
// storage; the session's `signedOut` ends it.

import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { signedOut } from '../sessionSlice.ts'

export type InactivityState =
  /** Not signed in, or not configured. */
  | { readonly status: 'off' }
  | { readonly status: 'active' }
  | { readonly status: 'prompting'; readonly secondsLeft: number }

export const inactivitySlice = createSlice({
  name: 'inactivity',
  initialState: (): InactivityState => ({ status: 'off' }),
  reducers: {
    watchBegan: (state): InactivityState => (state.status === 'off' ? { status: 'active' } : state),
    promptOpened: (state, { payload }: PayloadAction<number>): InactivityState =>
      state.status === 'active' ? { status: 'prompting', secondsLeft: payload } : state,
    countedDown: (state, { payload }: PayloadAction<number>): InactivityState =>
      state.status === 'prompting' ? { status: 'prompting', secondsLeft: payload } : state,
    /** By the user of this tab. */
    answered: (state): InactivityState =>
      state.status === 'prompting' ? { status: 'active' } : state,
    /** In another tab, or after an absence that keeps the session. */
    activitySeen: (state): InactivityState =>
      state.status === 'prompting' ? { status: 'active' } : state,
  },
  extraReducers: (builder) => {
    const end = (state: InactivityState): InactivityState =>
      state.status === 'off' ? state : { status: 'off' }
    builder.addCase(signedOut, end)
  },
  selectors: {
    selectInactivity: (state) => state,
  },
})

export const { watchBegan, promptOpened, countedDown, answered, activitySeen } =
  inactivitySlice.actions
export const { selectInactivity } = inactivitySlice.selectors
